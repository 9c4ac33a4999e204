import { CircleCheck, CircleX, FilePenLine, Send, type LucideIcon } from 'lucide-react';

import type { draftStatuses } from '~/db/vocabulary';

export type DraftStatus = (typeof draftStatuses)[number];

/** Neutral, blue, red and green. */
export const draftLabels: Record<DraftStatus, { label: string; Icon: LucideIcon; colour: string }> = {
  draft: { label: 'Draft', Icon: FilePenLine, colour: 'text-ink-soft' },
  ready: { label: 'Ready', Icon: Send, colour: 'text-ocean' },
  rejected: { label: 'Rejected', Icon: CircleX, colour: 'text-terracotta' },
  published: { label: 'Published', Icon: CircleCheck, colour: 'text-gum' },
};
