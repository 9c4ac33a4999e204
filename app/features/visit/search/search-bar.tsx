import { Search } from 'lucide-react';

import { SelectField, TextField } from '~/components/forms/field';
import { PhoneFold } from '~/components/forms/phone-fold';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { WordsField } from '~/features/visit/suggest/words-field';
import { classes } from '~/lib/classes';

import { longestQuery, maxGuests } from '~/features/directory/criteria/criteria';
import type { SearchNotes } from '~/features/directory/criteria/left-out';

import type { SearchData } from './load-search.server';

type SearchBarProps = {
  data: Pick<SearchData, 'criteria' | 'places' | 'shownTexts'> & { today: string; notes: SearchNotes };
};

/** Words, place, dates and guests. Its fields belong to the surrounding search form. */
export function SearchBar({ data: { criteria, places, today, notes, shownTexts } }: SearchBarProps) {
  const { line, where } = shownTexts;
  const isListed = places.some(({ slug }) => slug === criteria.location);
  // With words below some fields, all begin on one line, and the button is as far down as a field below its label.
  const hasNotes = Boolean(notes.q || notes.checkIn || notes.checkOut);
  return (
    <Card>
      <PhoneFold
        label="Change the search"
        summary={line}
        isOpen={hasNotes}
        className={classes(
          'grid grid-cols-2 gap-3 p-4 sm:grid-cols-4 sm:p-5 xl:grid-cols-[2fr_1.5fr_1fr_1fr_7.5rem_auto]',
          hasNotes ? 'items-start' : 'items-end',
        )}
      >
        <WordsField
          key={`q-${criteria.q}`}
          className="col-span-2 xl:col-span-1"
          label="Name, suburb or wish"
          today={today}
          maxLength={longestQuery}
          errors={errorsOf(notes.q)}
          defaultValue={criteria.q}
          placeholder="Quiet hotel under $200"
        />
        <SelectField
          key={`location-${criteria.location}`}
          className="col-span-2 xl:col-span-1"
          label="Where"
          name="location"
          defaultValue={criteria.location || 'adelaide'}
        >
          <option value="adelaide">All of Adelaide</option>
          {criteria.location && !isListed && <option value={criteria.location}>{where}</option>}
          {places.map(({ slug, name, parentSlug }) => (
            <option key={slug} value={slug}>
              {parentSlug && slug !== criteria.location ? `– ${name}` : name}
            </option>
          ))}
        </SelectField>
        <TextField
          key={`in-${criteria.checkIn}`}
          label="Check-in"
          name="check_in"
          type="date"
          min={today}
          defaultValue={criteria.checkIn ?? ''}
          errors={errorsOf(notes.checkIn)}
        />
        <TextField
          key={`out-${criteria.checkOut}`}
          label="Check-out"
          name="check_out"
          type="date"
          min={today}
          defaultValue={criteria.checkOut ?? ''}
          errors={errorsOf(notes.checkOut)}
        />
        <SelectField
          key={`guests-${criteria.guests}`}
          label="Guests"
          name="guests"
          defaultValue={String(criteria.guests)}
        >
          {Array.from({ length: maxGuests }, (_, index) => index + 1).map((count) => (
            <option key={count} value={count}>
              {count} {count === 1 ? 'Guest' : 'Guests'}
            </option>
          ))}
        </SelectField>
        <Button type="submit" className={classes(hasNotes && 'mt-8')}>
          <Search aria-hidden size={18} strokeWidth={1.5} />
          Search
        </Button>
      </PhoneFold>
    </Card>
  );
}

const errorsOf = (note: string | null) => (note ? [note] : undefined);
