import type { DiffPart } from './diff-texts';

/** Characters shown at either end of an unchanged run. */
const context = 160;

/**
 * Two versions in one text: restoring the older one inserts its own parts and removes those of the present
 * one.
 */
export function TextDifference({ parts }: { parts: readonly DiffPart[] }) {
  return (
    <p className="min-w-0 whitespace-pre-wrap wrap-anywhere">
      {parts.map(({ kind, text }, index) => {
        if (kind === 'older') {
          return (
            <ins key={index} className="bg-gum-tint text-gum-deep decoration-2">
              <span className="sr-only">[comes back: </span>
              {text}
              <span className="sr-only">]</span>
            </ins>
          );
        }
        if (kind === 'present') {
          return (
            <del key={index} className="bg-terracotta-tint text-terracotta">
              <span className="sr-only">[goes: </span>
              {text}
              <span className="sr-only">]</span>
            </del>
          );
        }
        return <span key={index}>{shorten(text)}</span>;
      })}
    </p>
  );
}

const shorten = (text: string) =>
  text.length > context * 3 ? `${text.slice(0, context)}\n…\n${text.slice(-context)}` : text;
