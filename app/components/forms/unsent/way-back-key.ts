/** Beginning of the keys under which a tab keeps what was typed. */
export const wayBackPrefix = 'way-back:';

/** Where the tab keeps what was typed on the page that is open. */
export const wayBackKey = () => wayBackPrefix + location.pathname;
