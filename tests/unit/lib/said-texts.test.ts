import { describe, expect, it } from 'vitest';

import { noticeToast } from '~/components/ui/toast/notice-toast';
import { leadNotice } from '~/emails/lead-notice';
import { findPageConflicts } from '~/features/content/page-form/compare-pages';
import { pageNotice } from '~/features/content/page-manager/page-changes';
import { noticeText, type Notice } from '~/lib/notices';

const toastOf = (notice: Notice) => noticeToast(noticeText(notice));

describe('the message about a write', () => {
  it.each([
    ['signed-in', 'success', 'Welcome back!', 'You have successfully signed in.'],
    [
      'property-resubmitted',
      'success',
      'Submitted for review',
      "Your property has been submitted for review. You'll be notified once it's approved.",
    ],
    [
      'images-partly-saved',
      'destructive',
      'Images partially saved',
      'Property created but some images failed to save. You can add them manually later.',
    ],
  ] as const)('%s is a toast that says so', (notice, variant, title, text) => {
    expect(toastOf(notice)).toEqual({ title, text, variant });
  });

  it('shows that a page that could not be deleted is still there', () => {
    expect(toastOf(pageNotice('delete', false))).toEqual({
      title: 'Error',
      text: 'Failed to delete page',
      variant: 'destructive',
    });
  });
});

describe('words for stored values', () => {
  it('name the type of a page where two editors chose different ones', () => {
    const types = (mine: string, theirs: string) =>
      findPageConflicts({ mine: { page_type: mine }, theirs: { page_type: theirs }, base: null }).map(
        (one) => [one.mine, one.theirs],
      );
    expect(types('page', 'guide')).toEqual([['Standard Page', 'SEO Guide']]);
    expect(types('location', 'page')).toEqual([['Location Guide', 'Standard Page']]);
  });

  it('call a lead without a property a general inquiry in its mail', () => {
    const mail = leadNotice({
      siteName: 'Stay Adelaide',
      propertyName: null,
      leadUrl: 'https://example.com/lead',
      name: 'Maeve',
      email: 'maeve@example.com',
      phone: null,
      checkInDate: null,
      checkOutDate: null,
      guests: null,
      message: null,
    });
    expect(mail.text).toMatch(/About:?\s+General inquiry/);
    expect(mail.html).toContain('General inquiry');
  });
});
