import { Sparkles } from 'lucide-react';

/** Says of a picture that a model has made it. */
export function GeneratedMark() {
  return (
    <span className="inline-flex w-fit items-center gap-1 rounded-pill bg-jacaranda-tint px-2.5 text-sm font-semibold text-jacaranda">
      <Sparkles aria-hidden size={14} strokeWidth={1.5} />
      Generated
    </span>
  );
}
