import { Download } from 'lucide-react';

import { buttonClass } from './button';

/** Downloads a list as a CSV file. */
export function ExportLink({ href, label = 'Export as CSV' }: { href: string; label?: string }) {
  return (
    <a href={href} download className={buttonClass('secondary')}>
      <Download aria-hidden size={18} strokeWidth={1.5} />
      {label}
    </a>
  );
}
