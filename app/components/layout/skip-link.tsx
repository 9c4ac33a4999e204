/** A link to the place that it names, past everything before it. Visible while it has the focus. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      className="fixed print:hidden top-3 left-3 z-60 -translate-y-24 rounded-control bg-surface px-4 py-3 font-semibold text-ink shadow-float focus:translate-y-0"
    >
      {children}
    </a>
  );
}
