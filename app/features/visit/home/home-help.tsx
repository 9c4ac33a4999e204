import { Accordion } from '~/components/ui/accordion';
import { ButtonLink } from '~/components/ui/button';

import { homeFaq } from './home-faq';

export function CannotFind() {
  return (
    <section
      aria-labelledby="cannot-find-title"
      className="page section drawn-late grid items-center gap-6 lg:grid-cols-[1fr_auto]"
    >
      <div>
        <h2 id="cannot-find-title" className="text-3xl">
          Can&apos;t find what you&apos;re looking for?
        </h2>
        <p className="measure mt-2 text-lg text-ink-soft">
          Tell us when you come, with whom, and what matters, and we will suggest a few stays. Or look through
          all of them.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/contact">Ask us</ButtonLink>
        <ButtonLink to="/search" variant="secondary">
          Browse all stays
        </ButtonLink>
      </div>
    </section>
  );
}

export function HomeFaq() {
  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      className="page section drawn-late grid gap-8 pt-0! lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="faq-title" className="text-3xl">
        Frequently Asked Questions
      </h2>
      <Accordion
        name="home-faq"
        items={homeFaq.map(({ question, answer }) => ({ title: question, body: answer }))}
      />
    </section>
  );
}
