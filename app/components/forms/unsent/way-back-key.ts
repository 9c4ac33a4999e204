/** Beginning of the keys under which a tab keeps what was typed. */
export const wayBackPrefix = 'way-back:';

/** The tab's entry for the text that was typed on the open page. */
export const wayBackKey = () => wayBackPrefix + location.pathname;
