import type { LucideIcon } from 'lucide-react';
import type { SVGProps } from 'react';

type SpriteIconProps = SVGProps<SVGSVGElement> & { size?: number };

/** Path of the file of drawings in a build, kept once instead of with each icon. */
const file: string = import.meta.env.VITE_ICONS ?? '';

/** An icon of Lucide that is drawn from a file, by its `#name` there; in a build all icons are made with it. */
export function spriteIcon(address: string): LucideIcon {
  const SpriteIcon = ({ size = 24, strokeWidth = 2, ...rest }: SpriteIconProps) => (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <use href={file + address} />
    </svg>
  );
  return SpriteIcon as unknown as LucideIcon;
}
