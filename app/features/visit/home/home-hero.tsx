import { ButtonLink } from '~/components/ui/button';
import { Picture } from '~/features/pictures/shown/picture';
import { heroSizes, type Picture as PictureData } from '~/features/pictures/shown/picture-source';

type HomeHeroProps = {
  title: string;
  subtitle: string;
  image: PictureData | null;
  cta: { text: string; href: string } | null;
};

/**
 * The overlays keep white text legible even on a white picture (4.5:1, the heading 3:1): under the header,
 * around the text.
 */
export function HomeHero({ title, subtitle, image, cta }: HomeHeroProps) {
  return (
    <section
      aria-labelledby="home-title"
      className="relative isolate flex min-h-[min(42rem,80svh)] items-end overflow-hidden bg-veil text-on-photo [&_:focus-visible]:outline-on-photo"
    >
      <div className="absolute inset-0 -z-10">
        {image && <Picture picture={image} sizes={heroSizes('100vw')} eager />}
        <div className="absolute inset-x-0 top-0 h-44 bg-linear-to-b from-veil/75 via-veil/62 via-32% to-transparent" />
        <div className="absolute inset-x-0 bottom-0 h-1/2 bg-linear-to-t from-veil/80 to-transparent" />
      </div>
      <div className="page pt-28 pb-24 sm:pb-28">
        <div className="relative grid w-fit max-w-3xl gap-5">
          <div aria-hidden className="soft-veil absolute inset-0 -z-10" />
          <h1 id="home-title" className="text-3xl sm:text-4xl">
            {title}
          </h1>
          <p className="max-w-2xl text-lg sm:text-xl">{subtitle}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink
              to="/search?location=adelaide"
              className="border border-on-photo bg-on-photo text-veil hover:bg-transparent hover:text-on-photo"
            >
              Search Adelaide Accommodation
            </ButtonLink>
            {cta && (
              <ButtonLink
                to={cta.href}
                variant="quiet"
                className="border border-on-photo px-5 wrap-anywhere text-on-photo hover:bg-veil"
              >
                {cta.text}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
