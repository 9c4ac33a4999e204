import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { RedirectSteps } from '~/features/content/redirects/redirect-steps';

it('says whether an address loses its slash only, or more of its spelling', () => {
  const said = (path: string, to: string) =>
    renderToStaticMarkup(
      <RedirectSteps address={path} steps={[{ kind: 'trimmed', path, to, status: 301 }]} />,
    );
  expect(said('/a/?x=1', '/a?x=1')).toContain('/a/?x=1</strong> loses the slash at its end: /a?x=1 (301).');
  expect(said('/A/', '/a')).toContain('/A/</strong> leads to its proper spelling: /a (301).');
});
