import { Download } from 'lucide-react';

import { buttonClass } from './button';

/** Downloads a list as a CSV file, or leads to re-authentication first. */
export function ExportLink({ href, label = 'Export as CSV' }: { href: string; label?: string }) {
  return (
    <a href={href} className={buttonClass('secondary')}>
      <Download aria-hidden size={18} strokeWidth={1.5} />
      {label}
    </a>
  );
}
