import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { ArrowLeft, Mail } from 'lucide-react';

import { Button, buttonClass } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { findMessage } from '~/features/visit/contact/find-message.server';
import { markMessage } from '~/features/visit/contact/mark-message.server';
import { MessageBadge } from '~/features/visit/contact/message-badge';
import { replyLink } from '~/features/visit/contact/reply-link';
import { formatInstant } from '~/lib/time/dates';
import { readIntent } from '~/platform/http/forms/form-intents';
import { requireStaff } from '~/platform/auth/guards.server';
import { notFound } from '~/platform/http/answers/not-found';
import { answerNotice } from '~/platform/http/forms/notice';
import { sentForm } from '~/platform/http/forms/sent-form';

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const message = await findMessage(services, params.id ?? '');
  if (!message) throw notFound();
  return { message };
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const actor = await requireStaff(services, request);
  const message = await findMessage(services, params.id ?? '');
  if (!message) throw notFound();
  const form = await sentForm(request);
  const intent = readIntent('dashboard.site.messages_.$id', form);
  if (!intent) throw data(null, { status: 400 });
  const isHandled = intent === 'handle';
  const mark = { messageId: message.id, isHandled, actor };
  const isDone = await markMessage(services, mark);
  const notice = isHandled ? 'message-handled' : 'message-reopened';
  return answerNotice(
    services,
    request,
    isDone ? notice : 'message-unchanged',
    `/dashboard/site/messages/${message.id}`,
  );
}

export default function Message() {
  const { message } = useLoaderData<typeof loader>();
  const { firstName, lastName, email, subject, message: text, createdAt, handledAt } = message;
  return (
    <article aria-labelledby="message-subject" className="grid gap-5">
      <Link
        to="/dashboard/site/messages"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-jacaranda underline"
      >
        <ArrowLeft aria-hidden size={18} strokeWidth={1.5} />
        Messages
      </Link>
      <header className="grid gap-3">
        <h2 id="message-subject" className="text-2xl wrap-anywhere">
          {subject}
        </h2>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <MessageBadge isHandled={handledAt !== null} />
          <span className="wrap-anywhere">
            {firstName} {lastName}, {email}
          </span>
        </p>
        <p className="text-ink-soft">
          Received {formatInstant(createdAt)}
          {handledAt && `, handled ${formatInstant(handledAt)}`}
        </p>
      </header>
      <Card as="p" padding="medium" className="measure wrap-anywhere whitespace-pre-wrap">
        {text}
      </Card>
      <div className="flex flex-wrap gap-3">
        <a href={replyLink({ email, subject })} className={buttonClass('secondary')}>
          <Mail aria-hidden size={18} strokeWidth={1.5} />
          Reply by email
        </a>

        <Form method="post" reloadDocument>
          {handledAt ? (
            <Button type="submit" name="intent" value="reopen" variant="secondary">
              Open again
            </Button>
          ) : (
            <Button type="submit" name="intent" value="handle">
              Mark as handled
            </Button>
          )}
        </Form>
      </div>
    </article>
  );
}
