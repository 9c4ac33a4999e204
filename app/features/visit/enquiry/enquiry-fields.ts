/** Names of the form's fields, separate from its rules so that a page can show it without the rules. */
export const enquiryFields = [
  'name',
  'email',
  'phone',
  'guests',
  'check_in_date',
  'check_out_date',
  'message',
] as const;
export type EnquiryField = (typeof enquiryFields)[number];

export type EnquiryErrors = Partial<Record<EnquiryField, string[] | null>>;

export const enquiryLabels: Record<EnquiryField, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  guests: 'Guests',
  check_in_date: 'Check-in date',
  check_out_date: 'Check-out date',
  message: 'Message',
};
