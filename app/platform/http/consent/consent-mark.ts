/**
 * Runs before anything is drawn: marks the document of a visitor who has chosen, so that site.css hides the banner until
 * the page's scripts leave it out. It is the same text in every answer, so that a content policy can name its hash.
 */
export const consentMark =
  'try{if(/(^|; )cookie[-_]consent=(accepted|declined)(;|$)/.test(document.cookie)||' +
  '["cookie-consent","cookie_consent"].some(n=>/^(accepted|declined)$/.test(localStorage.getItem(n))))' +
  'document.documentElement.dataset.consent="chosen"}catch{}';

/**
 * Does the same in a browser without scripts; it outweighs the banner's own rules in site.css, which are in
 * layers.
 */
export const consentStyle =
  '[data-cookie-banner]{display:none}html{scroll-padding-bottom:auto}body{padding-bottom:0}\n';
