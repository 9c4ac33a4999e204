import { Link } from '@remix-run/react';
import { useEffect, useRef, type MouseEvent } from 'react';

import { Alert } from '~/components/ui/alert';
import { Button } from '~/components/ui/button';
import { classes } from '~/lib/classes';

import { enquiryFields, enquiryLabels, type EnquiryErrors } from './enquiry-fields';
import { EnquiryFieldset } from './enquiry-fieldset';
import { EnquirySection } from './enquiry-section';
import { stampField, trapField } from './enquiry-result';
import { useEnquiry } from './use-enquiry';

type EnquiryCardProps = {
  propertyName: string;
  /** Dates and guests that the visitor searched with. */
  stay: { checkIn: string | null; checkOut: string | null; guests: number | null };
  /** The page's own address without anything that it does not show. */
  action: string;
  /** Adelaide's date. */
  today: string;
};

/** The enquiry about one property, posted to the route that shows it. */
export function EnquiryCard({ propertyName, stay, action, today }: EnquiryCardProps) {
  const { Form, errors, isSending, notice, typed, stamp, formProps } = useEnquiry(propertyName, today);
  const wrong = enquiryFields.filter((field) => errors[field]?.length);
  const values = typed ?? {
    check_in_date: stay.checkIn,
    check_out_date: stay.checkOut,
    guests: stay.guests,
  };
  return (
    <EnquirySection
      intro={
        <>
          Ask {propertyName} about rooms, dates or anything else. You pay nothing here and are bound to
          nothing.
        </>
      }
    >
      {/* The route is discovered ahead, so that submitting needs no further request. */}
      <Form
        method="post"
        action={action}
        noValidate
        data-discover="true"
        className="mt-6 grid gap-5"
        {...formProps}
      >
        {notice && <Notice {...notice} />}
        {wrong.length > 0 && <ErrorSummary errors={errors} fields={wrong} />}
        <EnquiryFieldset
          values={values}
          errors={errors}
          today={today}
          focusOn={typed ? wrong[0] : undefined}
        />
        <input type="hidden" name={stampField} value={stamp} />
        <div aria-hidden className="sr-only">
          <label>
            Leave this empty
            <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" aria-disabled={isSending || undefined} className="max-sm:w-full">
            {isSending ? 'Sending...' : 'Send Inquiry'}
          </Button>
          <p className="text-sm text-ink-soft">
            Your details go to the property so that it can answer.{' '}
            <Link to="/privacy-policy" className="underline">
              Privacy policy
            </Link>
          </p>
        </div>
      </Form>
    </EnquirySection>
  );
}

function Notice({ title, text, isGood }: { title: string; text: string; isGood: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [title, text]);
  return (
    <div
      ref={box}
      role={isGood ? 'status' : 'alert'}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- brings a page without scripts to the answer
      autoFocus
      className={classes(
        'rounded-control px-4 py-3',
        isGood ? 'bg-gum-tint text-gum' : 'border-l-4 border-terracotta bg-terracotta-tint text-ink',
      )}
    >
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </div>
  );
}

function ErrorSummary({
  errors,
  fields,
}: {
  errors: EnquiryErrors;
  fields: readonly (keyof EnquiryErrors)[];
}) {
  return (
    <Alert
      title={`Please check ${fields.length === 1 ? 'one field' : `${fields.length} fields`}`}
      className="text-ink"
    >
      <ul className="mt-1 list-inside list-disc">
        {fields.map((field) => (
          <li key={field}>
            <a
              href={`#enquiry-${field}`}
              onClick={(event) => focusField(event, field)}
              className="inline-block min-h-6 underline"
            >
              {enquiryLabels[field]}
            </a>
            : {errors[field]?.join('. ')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** A link only scrolls; with scripts the focus follows. */
function focusField(event: MouseEvent, field: string) {
  const control = document.querySelector<HTMLElement>(`#enquiry-${field} :is(input, select, textarea)`);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
