import { useNavigate } from '@remix-run/react';
import { Search } from 'lucide-react';
import { useState } from 'react';

import { SelectField, TextField } from '~/components/forms/field';
import { PhoneFold } from '~/components/forms/phone-fold';
import { Button } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';
import { withQuery } from '~/features/directory/criteria/criteria';
import { paramsWithLeftOut } from '~/features/directory/criteria/left-out';
import { WordsField } from '~/features/visit/suggest/words-field';
import { readSearchForm } from '~/features/directory/criteria/read-search-form';

type HomeSearchProps = {
  places: readonly { slug: string; name: string }[];
  /** Adelaide's date, `YYYY-MM-DD`: the first day that can be chosen. */
  today: string;
};

const guestChoices = Array.from({ length: 20 }, (_, index) => index + 1);

/**
 * A plain GET form to the search; with scripts it navigates there without a new document and without blank
 * fields.
 */
export function HomeSearch({ places, today }: HomeSearchProps) {
  const [checkIn, setCheckIn] = useState('');
  const navigate = useNavigate();
  return (
    <section aria-labelledby="home-search-title" className="page relative z-10 -mt-14">
      <form
        action="/search"
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          const { criteria, leftOut } = readSearchForm(event.currentTarget, today);
          navigate(withQuery('/search', paramsWithLeftOut(criteria, leftOut)));
        }}
        role="search"
        aria-labelledby="home-search-title"
        className={cardClass('none', 'shadow-float')}
      >
        <h2 id="home-search-title" className="sr-only">
          Search for a stay
        </h2>
        <PhoneFold
          label="Search for a stay"
          summary="What, where, when and who"
          className="grid items-end gap-4 p-5 sm:grid-cols-2 sm:p-6 lg:grid-cols-3 xl:grid-cols-[minmax(17rem,2fr)_1.2fr_10.5rem_10.5rem_8.5rem_auto]"
        >
          <WordsField
            label="Name, suburb or what you need"
            today={today}
            maxLength={100}
            className="sm:col-span-2 lg:col-span-1"
          />
          <SelectField label="Location" name="location" defaultValue="adelaide">
            <option value="adelaide">All of Adelaide</option>
            {places.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Check-in"
            name="check_in"
            type="date"
            min={today}
            onChange={(event) => setCheckIn(event.target.value)}
          />
          <TextField
            label="Check-out"
            name="check_out"
            type="date"
            min={checkIn ? dayAfter(checkIn) : today}
          />
          <SelectField label="Guests" name="guests" defaultValue="2">
            {guestChoices.map((count) => (
              <option key={count} value={count}>
                {count} {count === 1 ? 'Guest' : 'Guests'}
              </option>
            ))}
          </SelectField>
          <Button type="submit" className="max-lg:col-span-full">
            <Search aria-hidden size={20} strokeWidth={1.5} />
            Search
          </Button>
        </PhoneFold>
      </form>
    </section>
  );
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}
