import { Form, Link, useNavigation } from '@remix-run/react';
import { useRef } from 'react';

import { TextAreaField, TextField } from '~/components/forms/field';
import { focusFirstError } from '~/components/forms/answered-form';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { useToast } from '~/components/ui/toast/toast';
import { useAnnounceOnce } from '~/components/ui/toast/use-announce-once';
import { errorsIn, fieldsOf } from '~/lib/form/form-reply';

import {
  contactFields,
  contactFieldNames,
  trapField,
  type ContactAnswer,
  type ContactField,
} from './contact-fields';

const sentNotice = {
  title: 'Message Sent!',
  text: 'Thank you for your message. We will get back to you soon.',
};

const refusals = {
  'too-many':
    'You have sent quite a few messages in a short time. Please wait ten minutes, then send this one again.',
  failed: 'Your message could not be stored. Please try again.',
};

/** The contact form; posted to the page that contains it. */
export function ContactFormCard({ answer }: { answer: ContactAnswer | undefined }) {
  const isSending = useNavigation().formAction === '/contact';
  const form = useOutcome(answer);
  const reply = answer && answer.outcome !== 'sent' ? answer.reply : null;
  const firstWrong = contactFieldNames.find((name) => errorsIn(reply, name));
  const typed = fieldsOf<ContactField>(reply);
  const field = (name: ContactField) => ({
    ...typed(name),
    label: contactFields[name].label,
    maxLength: contactFields[name].max,
    required: true,
    // On a page without scripts, focuses the first field with an error.
    autoFocus: name === firstWrong,
  });
  return (
    <Card as="section" aria-labelledby="contact_form" padding="wide">
      <h2 id="contact_form" className="text-2xl">
        Write to us
      </h2>
      <p className="mt-2 text-ink-soft">All fields are required.</p>
      <Notice answer={answer} isSending={isSending} />
      <Form
        ref={form}
        method="post"
        action="/contact"
        noValidate
        replace
        preventScrollReset
        data-failure="Message not sent"
        className="relative mt-6 grid gap-5 sm:grid-cols-2"
      >
        <TextField {...field('first_name')} autoComplete="given-name" />
        <TextField {...field('last_name')} autoComplete="family-name" />
        <TextField {...field('email')} type="email" autoComplete="email" className="sm:col-span-2" />
        <TextField {...field('subject')} className="sm:col-span-2" />
        <TextAreaField {...field('message')} rows={8} className="sm:col-span-2" />
        <Trap />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
          <Button type="submit" aria-disabled={isSending || undefined} className="max-sm:w-full">
            {isSending ? 'Sending...' : 'Send Message'}
          </Button>
          <p className="text-sm text-ink-soft">
            We use what you write to answer you.{' '}
            <Link to="/privacy-policy" className="underline">
              Privacy policy
            </Link>
          </p>
        </div>
      </Form>
    </Card>
  );
}

function Notice({ answer, isSending }: { answer: ContactAnswer | undefined; isSending: boolean }) {
  const refusal =
    answer?.outcome === 'too-many' || answer?.outcome === 'failed' ? refusals[answer.outcome] : null;
  return (
    <>
      <div role="status">
        {answer?.outcome === 'sent' && !isSending && (
          <p className="mt-5 rounded-control bg-gum-tint px-4 py-3 text-gum">
            <strong>{sentNotice.title}</strong> {sentNotice.text}
          </p>
        )}
      </div>
      <div role="alert">
        {refusal && !isSending && (
          <p className="mt-5 rounded-control bg-terracotta-tint px-4 py-3 text-ink">{refusal}</p>
        )}
      </div>
    </>
  );
}

/** Hidden from people; only programs fill it in. */
function Trap() {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Leave this empty
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Announces each result once, clears the form after success and otherwise focuses the first error. */
function useOutcome(answer: ContactAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const announce = ({ outcome }: ContactAnswer) => {
    if (outcome === 'sent') {
      form.current?.reset();
      toast({ ...sentNotice, variant: 'success' });
    } else {
      focusFirstError(form.current);
    }
  };
  useAnnounceOnce(answer, announce, answer);
  return form;
}
