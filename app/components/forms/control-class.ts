export const controlClass =
  'block w-full min-w-0 min-h-12 rounded-control border border-control bg-surface px-3.5 py-2.5 text-base text-ink ' +
  'aria-[invalid=true]:border-terracotta aria-[invalid=true]:border-2';
