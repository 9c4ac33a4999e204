import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { ReauthenticationField } from '~/features/people/re-authentication/reauthentication-field';

import { wrongEnters } from '../../support/forms/enter-presses';

describe('the field for re-authentication', () => {
  it.each(['password', 'factor', 'mail'] as const)('lets Enter do the change, with a %s', (way) => {
    const html = renderToStaticMarkup(
      <form>
        <ReauthenticationField way={way} errors={undefined} />
        <button type="submit">Change the address</button>
      </form>,
    );
    expect(html).toContain('name="proof"');
    expect(wrongEnters(html)).toEqual([]);
  });
});
