import { Link } from '@remix-run/react';
import { BadgeCheck, Clock, Compass, Tag } from 'lucide-react';

import { Picture } from '~/features/pictures/shown/picture';
import type { Picture as PictureData } from '~/features/pictures/shown/picture-source';

type Category = { path: string; title: string; line: string; photo: PictureData | null };

type Claims = { curated: string; local: string; support: string; price: string };

type HomeReasonsProps = { categories: readonly Category[]; claims: Claims };

/** Types of property, and why to book here. */
export function HomeReasons({ categories, claims }: HomeReasonsProps) {
  return (
    <div className="drawn-late bg-sand">
      <section aria-labelledby="categories-title" className="page section pb-0!">
        <h2 id="categories-title" className="text-3xl">
          Every kind of stay
        </h2>
        <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-7 lg:grid-cols-4 lg:gap-x-5">
          {categories.map((category) => (
            <li key={category.path}>
              <CategoryCard {...category} />
            </li>
          ))}
        </ul>
      </section>
      <WhyBook claims={claims} />
    </div>
  );
}

function CategoryCard({ path, title, line, photo }: Category) {
  return (
    <article className="group relative grid gap-3">
      <div className="aspect-[3/2] overflow-hidden rounded-card bg-line">
        {photo && (
          <Picture
            picture={photo}
            alt=""
            sizes="(min-width: 1280px) 290px, (min-width: 1024px) 22vw, 46vw"
            className="transition-transform duration-200 ease-calm group-hover:scale-[1.02]"
          />
        )}
      </div>
      <div>
        <h3 className="text-xl">
          <Link
            to={path}
            prefetch="intent"
            className="after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="text-ink-soft">{line}</p>
      </div>
    </article>
  );
}

const reasons = [
  { title: 'Curated properties', claim: 'curated', Icon: BadgeCheck },
  { title: 'Local experts', claim: 'local', Icon: Compass },
  { title: '24/7 support', claim: 'support', Icon: Clock },
  { title: 'Best price guarantee', claim: 'price', Icon: Tag },
] as const;

function WhyBook({ claims }: { claims: Claims }) {
  return (
    <section aria-labelledby="why-title" className="page section">
      <h2 id="why-title" className="text-3xl">
        Why Book with us
      </h2>
      <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {reasons.map(({ title, claim, Icon }) => (
          <li key={claim} className="grid content-start gap-2 border-t border-control pt-5">
            <Icon aria-hidden size={28} strokeWidth={1.5} className="text-gum" />
            <h3 className="text-xl">{title}</h3>
            <p className="text-ink-soft">{claims[claim]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
