import { call, picture, vectorClass } from './vector';

/** Elements whose content is text for some parsers and markup for others. */
const rawElements = [
  'noscript',
  'noembed',
  'noframes',
  'xmp',
  'textarea',
  'title',
  'style',
  'iframe',
  'template',
  'listing',
  'select',
  'option',
];

const encoded = `&lt;img src=gone onerror=${call}&gt;`;

export const rawText = vectorClass('text or tags', {
  ...Object.fromEntries(
    rawElements.map((name) => [
      `${name} around entities, ended within an attribute`,
      `<${name}>${encoded}<p title="</${name}>${picture}">x</p></${name}>${encoded}<${name}/>${picture}`,
    ]),
  ),
  'plain text to the end of the page': `<plaintext>${picture}</plaintext>${picture}`,
  'an end that was never begun': `</textarea></title></style></xmp></noscript></template>${picture}`,
  'one that is text within another': `<textarea><title></textarea>${picture}</title>`,
  'a comment across a style': `<style><!--</style>${picture}--></style>`,
  'a template with a shadow': `<div><template shadowrootmode="open">${picture}<slot></slot></template>x</div>`,
  'a template within a table': `<table><template><tr></template>${picture}</table>`,
  'a frameset after some text': `x<frameset onload=${call}><frame src="javascript:${call}"></frameset>`,
  'an option that holds a drawing': `<select><option><svg onload=${call}></option><style></select>${picture}</style></select>`,
});
