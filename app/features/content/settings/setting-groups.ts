import { defaultImageModel, defaultTextModel } from '~/features/import/writing/models/model-table';

import { settingFallbacks } from './site-settings';

export type SettingKind =
  | 'line'
  | 'text'
  | 'email'
  | 'phone'
  | 'date'
  | 'address'
  | 'measurement'
  | 'model'
  | 'switch';

export type Setting = {
  key: string;
  label: string;
  hint?: string;
  kind: SettingKind;
  /** Shown while it is blank. */
  fallback: string;
  max: number;
};

const email = (key: string, label: string, fallback: string): Setting => ({
  key,
  label,
  fallback,
  kind: 'email',
  max: 254,
});
const claim = (key: keyof typeof settingFallbacks, label: string): Setting => ({
  key,
  label,
  fallback: settingFallbacks[key],
  kind: 'text',
  max: 400,
});
const elsewhere = (key: keyof typeof settingFallbacks, label: string, example: string): Setting => ({
  key,
  label,
  hint: `The whole address, such as ${example}.`,
  kind: 'address',
  max: 300,
  fallback: 'Not shown',
});
const general = 'The general address; without one, a link to the contact page';

/** Every editable setting, as the screen shows it. */
export const settingGroups: readonly { id: string; title: string; settings: readonly Setting[] }[] = [
  {
    id: 'identity',
    title: 'Name and description',
    settings: [
      {
        key: 'site_name',
        label: 'Name of the site',
        kind: 'line',
        max: 60,
        hint: 'In the header, the footer, titles and mails.',
        fallback: settingFallbacks.site_name,
      },
      {
        key: 'home_keywords',
        label: 'Keywords of the home page',
        kind: 'text',
        max: 400,
        hint: 'For search engines, separated by commas.',
        fallback: settingFallbacks.home_keywords,
      },
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    settings: [
      email('email_contact', 'General email address', settingFallbacks.email_contact),
      email('email_partners', 'Email address for partners', settingFallbacks.email_partners),
      email('email_support', 'Email address for support', general),
      email('email_privacy', 'Email address for privacy', general),
      email('email_legal', 'Email address for legal matters', general),
      email('email_press', 'Email address for the press', general),
      { key: 'phone', label: 'Phone', kind: 'phone', max: 40, fallback: 'Not shown' },
      { key: 'address', label: 'Postal address', kind: 'text', max: 300, fallback: 'Not shown' },
    ],
  },
  {
    id: 'social',
    title: 'Links in the footer to pages elsewhere',
    settings: [
      elsewhere('social_facebook', 'Facebook', 'https://www.facebook.com/name'),
      elsewhere('social_instagram', 'Instagram', 'https://www.instagram.com/name'),
      elsewhere('social_youtube', 'YouTube', 'https://www.youtube.com/@name'),
      elsewhere('social_linkedin', 'LinkedIn', 'https://www.linkedin.com/company/name'),
    ],
  },
  {
    id: 'claims',
    title: 'Claims in the site’s own texts',
    settings: [
      claim('footer_claim', 'Footer'),
      claim('newsletter_claim', 'Newsletter'),
      claim('claim_curated', 'Home page: curated'),
      claim('claim_local', 'Home page: local'),
      claim('claim_support', 'Home page: support'),
      claim('claim_price', 'Home page: price'),
    ],
  },
  {
    id: 'workings',
    title: 'Workings',
    settings: [
      {
        key: 'policy_updated',
        label: '‘Last updated’ of the policies',
        kind: 'date',
        max: 10,
        hint: 'Policies show its month and year.',
        fallback: 'January 2024',
      },
      {
        key: 'analytics_id',
        label: 'Analytics measurement id',
        kind: 'measurement',
        max: 30,
        hint: 'Such as G-AB12CD34EF. Loaded only for visitors who accept it.',
        fallback: 'No analytics',
      },
      {
        key: 'edits_need_review',
        label: 'Edits need review',
        kind: 'switch',
        max: 3,
        fallback: 'off',
        hint: 'What an owner changes about a listed property waits until somebody here publishes it.',
      },
    ],
  },
  {
    id: 'writing',
    title: 'Writing and pictures',
    settings: [
      {
        key: 'text_model',
        label: 'Text model',
        kind: 'model',
        max: 120,
        fallback: defaultTextModel,
        hint: 'A model of Workers AI. Without an account texts are put together from facts alone.',
      },
      {
        key: 'image_model',
        label: 'Image model',
        kind: 'model',
        max: 120,
        fallback: defaultImageModel,
        hint: 'A model of Workers AI that makes a picture from words.',
      },
    ],
  },
];

export const allSettings = settingGroups.flatMap(({ settings }) => settings);
