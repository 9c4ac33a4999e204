import { frameFallbacks } from './frame-fallbacks';

/** Defaults of settings that no admin has written. */
export const settingFallbacks = {
  ...frameFallbacks,
  email_partners: 'partners@stayadelaide.example',
  newsletter_claim:
    'Join over 5,000+ travelers who read our letter on new stays, quiet seasons and what is on in Adelaide.',
  claim_curated:
    'Every stay is looked at by a person before it is listed, and taken down when it no longer fits.',
  claim_local:
    'Founded in 2024 and written in Adelaide, by people who know its suburbs, beaches and wine roads.',
  claim_support: 'Questions before, during or after a stay are answered around the clock, all week.',
  claim_price:
    'Best price guarantee: you book in the property’s own system, and no payment passes through us.',
  home_keywords:
    'Adelaide accommodation, Adelaide hotels, serviced apartments Adelaide, Glenelg accommodation, Adelaide Hills stays',
  /** Pages of the site elsewhere; a blank one is not shown. */
  social_facebook: '',
  social_instagram: '',
  social_youtube: '',
  social_linkedin: '',
  /** Measurement id of the analytics service; blank means off. */
  analytics_id: '',
  /** 'on': an owner's changes of a listed property wait in a draft until staff publish them. */
  edits_need_review: 'off',
} as const;

type SettingKey = keyof typeof settingFallbacks;
export type SiteSettings = Record<SettingKey, string>;

export const settingKeys = Object.keys(settingFallbacks) as SettingKey[];

/** Every setting that the site's pages read; a missing or blank one has its fallback. */
export function readSettings(rows: readonly { key: string; value: string }[]): SiteSettings {
  const stored = new Map(rows.map(({ key, value }) => [key, value.trim()]));
  return Object.fromEntries(
    settingKeys.map((key) => [key, stored.get(key) || settingFallbacks[key]]),
  ) as SiteSettings;
}
