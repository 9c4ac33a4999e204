import type { LucideIcon } from 'lucide-react';
import type { SVGProps } from 'react';

type SpriteIconProps = SVGProps<SVGSVGElement> & { size?: number };

/** An icon of Lucide that is drawn from a file; in a build all icons are made with it. */
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
      <use href={address} />
    </svg>
  );
  return SpriteIcon as unknown as LucideIcon;
}
