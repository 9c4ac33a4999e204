import { currencies } from '~/db/vocabulary';
import { EditorSection } from '~/components/editing/editor-section';

import type { SectionProps } from './basic-section';
import { EditorInput, EditorSelect, EditorText } from './editor-input';

export function DescriptionSection({ fields, focusOn, mode }: SectionProps) {
  const field = { fields, focusOn };
  return (
    <EditorSection id="description" title="Property Description">
      <EditorText
        {...field}
        name="short_description"
        rows={3}
        required={mode === 'add'}
        optional={mode === 'edit'}
        hint="20-150 characters: the line on the card in the search results"
      />
      <EditorText
        {...field}
        name="description"
        rows={10}
        optional
        hint="Plain text; a blank line begins a new paragraph"
      />
    </EditorSection>
  );
}

export function PriceSection({ fields, focusOn, mode }: SectionProps) {
  const field = { fields, focusOn };
  return (
    <EditorSection id="pricing" title="Pricing & Check-in Times" hint="Prices are per night.">
      <EditorInput
        {...field}
        name="min_price"
        inputMode="decimal"
        required={mode === 'add'}
        optional={mode === 'edit'}
      />
      <EditorInput {...field} name="max_price" inputMode="decimal" optional />
      <EditorSelect {...field} name="currency" wide>
        {currencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </EditorSelect>
      <EditorInput {...field} name="check_in_time" type="time" optional />
      <EditorInput {...field} name="check_out_time" type="time" optional />
      <EditorText {...field} name="cancellation_policy" rows={4} optional />
    </EditorSection>
  );
}

export function ContactSection({ fields, focusOn }: SectionProps) {
  const field = { fields, focusOn };
  return (
    <EditorSection id="contact" title="Contact Information" hint="Shown on the property's page.">
      <EditorInput {...field} name="phone" type="tel" optional autoComplete="off" />
      <EditorInput {...field} name="email" type="email" inputMode="email" optional autoComplete="off" />
      <EditorInput
        {...field}
        name="website_url"
        type="url"
        inputMode="url"
        wide
        optional
        placeholder="https://"
      />
      <EditorInput
        {...field}
        name="booking_url"
        inputMode="url"
        wide
        optional
        placeholder="https://"
        hint="Where guests book. {check_in}, {check_out} and {guests} in it take the traveller's dates and guests."
      />
      <EditorInput {...field} name="affiliate_cta_label" optional maxLength={40} hint="Such as Book direct" />
    </EditorSection>
  );
}

/** Facts that owners may not state about their own property. */
export function StaffSection({ fields, focusOn }: SectionProps) {
  const field = { fields, focusOn };
  return (
    <EditorSection id="staff" title="Ratings" hint="Seen and written by admins and moderators only.">
      <EditorInput {...field} name="guest_rating" inputMode="decimal" optional hint="From 0 to 10" />
      <EditorInput
        {...field}
        name="review_count"
        inputMode="numeric"
        optional
        hint="How many guests rated it"
      />
    </EditorSection>
  );
}
