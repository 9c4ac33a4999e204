export const dialogClass =
  'm-auto max-h-[90dvh] w-[min(34rem,92vw)] overflow-y-auto rounded-card bg-surface p-5 text-ink shadow-float backdrop:bg-veil/60 sm:p-8';
