import { expect, test } from 'vitest';

import { settingFallbacks } from '~/features/content/settings/site-settings';
import { socialLinks } from '~/features/visit/frame/social-links';

test('the site’s pages elsewhere are linked when they are set, and only to web addresses', () => {
  expect(socialLinks(settingFallbacks)).toEqual([]);
  const set = {
    ...settingFallbacks,
    social_youtube: ' https://www.youtube.com/@stayadelaide ',
    social_facebook: 'https://www.facebook.com/stayadelaide',
    social_linkedin: 'javascript:alert(1)',
  };
  expect(socialLinks(set)).toEqual([
    { title: 'Facebook', href: 'https://www.facebook.com/stayadelaide' },
    { title: 'YouTube', href: 'https://www.youtube.com/@stayadelaide' },
  ]);
});
