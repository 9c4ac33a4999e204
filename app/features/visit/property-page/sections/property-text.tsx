/** Plain text of several paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return <div className="measure space-y-4 print:max-w-none print:space-y-2">{paragraphs(text)}</div>;
}

const longText = 300;

/**
 * The same, clamped to four lines when it is longer than 300 characters. The whole text is in the page; a
 * `<details>` element opens it without a script.
 */
export function ClampedText({ text }: { text: string }) {
  if (text.length <= longText) return <Paragraphs text={text} />;
  return (
    <div className="group/text measure print:max-w-none">
      <div className="line-clamp-4 space-y-4 print:line-clamp-none print:space-y-2 group-has-[details[open]]/text:line-clamp-none">
        {paragraphs(text)}
      </div>
      <details className="group/more mt-2 print:hidden">
        <summary className="inline-flex min-h-6 w-fit items-center font-semibold text-jacaranda underline">
          <span className="group-open/more:hidden">Read More</span>
          <span className="hidden group-open/more:inline">Read Less</span>
        </summary>
      </details>
    </div>
  );
}

function paragraphs(text: string) {
  return text.split(/\n\s*\n/).map((paragraph, index) => (
    <p key={index} className="whitespace-pre-line wrap-anywhere">
      {paragraph.trim()}
    </p>
  ));
}
