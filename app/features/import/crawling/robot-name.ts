/** What the rules of a robots.txt call us; the user agent begins with it. */
export const robotName = 'StayAdelaideBot';
