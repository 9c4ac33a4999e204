import { escapeHtml } from '~/lib/text/escape-html';

import type { MailContent } from './mail';

export type Block =
  | { kind: 'text'; text: string }
  /** A person's own words, line ends kept. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  | { kind: 'button'; label: string; href: string };

type Letter = {
  subject: string;
  heading: string;
  blocks: readonly Block[];
  /** Why the reader gets this mail, and what to do about it. */
  footer: string;
  siteName: string;
};

/** One letter as plain text and as HTML that old mail programs show too; every word is escaped. */
export function composeContent({ subject, heading, blocks, footer, siteName }: Letter): MailContent {
  const text = [heading, ...blocks.map(asText), '-- ', siteName, footer]
    .join('\n\n')
    .replace('-- \n\n', '-- \n');
  return {
    subject: oneLine(subject).slice(0, 200),
    text: `${text}\n`,
    html: page(subject, heading, blocks.map(asHtml).join('\n'), footer, siteName),
  };
}

function asText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${oneLine(value)}`).join('\n');
    case 'button':
      return `${block.label}:\n${block.href}`;
  }
}

const ink = '#1E2422';
const soft = '#56605B';
const gum = '#1F4D43';
const paragraph = `margin:0 0 16px;font-size:16px;line-height:1.5;color:${ink}`;

function asHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="${paragraph}">${withLineEnds(block.text)}</p>`;
    case 'quote':
      return `<blockquote style="${paragraph};padding:12px 16px;background:#F1EAE0;border-radius:10px">${withLineEnds(block.text)}</blockquote>`;
    case 'facts':
      return `<p style="${paragraph}">${block.facts
        .map(
          ([name, value]) => `<span style="color:${soft}">${escapeHtml(name)}:</span> ${escapeHtml(value)}`,
        )
        .join('<br>')}</p>`;
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${gum};color:#FFFFFF;font-weight:bold;text-decoration:none">${escapeHtml(block.label)}</a></p>
<p style="${paragraph};font-size:14px;color:${soft};overflow-wrap:anywhere">Or open this address: ${escapeHtml(block.href)}</p>`;
  }
}

const withLineEnds = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

function page(subject: string, heading: string, body: string, footer: string, siteName: string): string {
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#FBF8F3;font-family:system-ui,-apple-system,'Segoe UI',Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid #E3DACD;border-radius:14px">
<tr><td style="padding:32px">
<p style="margin:0 0 24px;font-family:Georgia,serif;font-size:18px;font-weight:bold;color:${gum}">${escapeHtml(siteName)}</p>
<h1 style="margin:0 0 16px;font-family:Georgia,serif;font-size:24px;line-height:1.25;color:${ink}">${escapeHtml(heading)}</h1>
${body}
</td></tr></table>
<p style="max-width:560px;margin:16px auto 0;font-size:14px;line-height:1.5;color:${soft}">${escapeHtml(footer)}</p>
</td></tr></table>
</body>
</html>
`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
