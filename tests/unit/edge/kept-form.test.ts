import { describe, expect, it } from 'vitest';

import { isFromForm, isOfOther, keptFormPage, otherAccountPage, readTyped } from '../../../workers/kept-form';

const sent = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://example.com/dashboard/profile', {
    method: 'POST',
    body,
    headers: { accept: 'text/html,application/xhtml+xml', ...headers },
  });

async function pageFor(fields: Record<string, string>, status = 503) {
  const typed = await readTyped(sent(new URLSearchParams(fields)));
  if (!typed) throw new Error('That is no form');
  const response = keptFormPage(typed, status);
  return { response, html: await response.text() };
}

describe('the page in place of a form that could not be answered', () => {
  it('has every text in a field that can be sent again', async () => {
    const { html, response } = await pageFor({
      intent: 'save-profile',
      fullName: 'Maeve “Mae” Ng',
      short_description: 'Two lines\r\nof text',
      isActive: 'on',
      storedText: 'A red room',
      order: '3,1,2',
      began_as: 'e3b0 c442',
    });
    expect(response.status).toBe(503);
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(html).toContain('<h1>We could not send this</h1>');
    expect(html).toContain('<form method="post" action="">');
    expect(html).toContain('<input type="hidden" name="intent" value="save-profile">');
    expect(html).toContain('<input type="hidden" name="isActive" value="on">');
    for (const carried of ['storedText', 'order', 'began_as'])
      expect(html).toContain(`<input type="hidden" name="${carried}" value=`);
    expect(html).toMatch(
      /<label for="f1">Full name<\/label><input type="text" id="f1" name="fullName" value="Maeve “Mae” Ng">/,
    );
    const parts = {
      pressed: 'part=person&intent=save-profile',
      'person:fullName': 'Mae',
      'person:stored': '{"fullName":""}',
      'picture-12:was': 'A jetty',
    };
    const ofParts = (await pageFor(parts)).html;
    expect(ofParts).toMatch(/<label for="f1">Full name<.*name="person:fullName" value="Mae"/);
    expect(ofParts.match(/type="hidden"/g)).toHaveLength(3);
    expect(html).toMatch(
      /<textarea rows="2" id="f2" name="short_description">\nTwo lines\r?\nof text<\/textarea>/,
    );
  });

  it('sends no password, code, token or re-authentication back', async () => {
    const secrets = {
      password: 'secret-one',
      confirmPassword: 'secret-two',
      proof: 'secret-three',
      code: 'secret-four',
      token: 'secret-five',
    };
    const { html } = await pageFor({ email: 'ada@example.com', ...secrets });
    expect(html).not.toContain('secret');
    expect(html).toContain('name="password"');
    expect(html).toContain('ada@example.com');
  });

  it('escapes names and texts', async () => {
    const attack = '"></textarea><script>alert(1)</script>';
    const { html } = await pageFor({ [attack]: attack, long: `${attack}\n${attack}` });
    expect(html).not.toContain('<script');
    expect(html.match(/<\/textarea>/g)).toHaveLength(1);
  });

  it('leads to a sign-in in another tab when the session has ended', async () => {
    const { html } = await pageFor({ body: 'Thank you for asking.' }, 401);
    expect(html).toContain('<h1>Sign in to send this</h1>');
    expect(html).toContain('<a href="/auth" target="_blank">');
    expect(html).toContain('value="Thank you for asking."');
  });

  it('remembers the account that it was written in, and asks before another one sends it', async () => {
    const typed = await readTyped(sent(new URLSearchParams({ body: 'Thank you.' })));
    const kept = await keptFormPage(typed!, 401, 'ada').text();
    expect(kept).toContain('<input type="hidden" name="__account__" value="ada">');
    expect(await keptFormPage(typed!, 401, 'none').text()).not.toContain('__account__');
    const again = await readTyped(sent(new URLSearchParams({ __account__: 'ada', body: 'Thank you.' })));
    expect([isOfOther(again!, 'ada'), isOfOther(again!, 'bob'), isOfOther(typed!, 'bob')]).toEqual([
      false,
      true,
      false,
    ]);
    const answer = otherAccountPage(again!, 'bob');
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain('<input type="hidden" name="__account__" value="bob">');
    expect(html.match(/__account__/g)).toHaveLength(1);
    expect(html).toContain('value="Thank you."');
  });

  it('is bounded, and for forms of browsers only', async () => {
    const many = new URLSearchParams(Array.from({ length: 601 }, (_, index) => [`f${index}`, 'x']));
    expect(await readTyped(sent(many))).toBeNull();
    expect(await readTyped(sent('what?', { 'content-type': 'multipart/form-data; boundary=x' }))).toBeNull();
    expect(isFromForm(sent(new URLSearchParams({ a: 'b' })))).toBe(true);
    expect(isFromForm(sent(new URLSearchParams({ a: 'b' }), { accept: '*/*' }))).toBe(false);
    expect(isFromForm(sent('{}', { 'content-type': 'application/json' }))).toBe(false);
  });

  it('leaves files out, and says so', async () => {
    const form = new FormData();
    form.append('altText', 'A red room');
    const unchosen = new FormData();
    unchosen.append('photos', new File([], ''));
    expect(await readTyped({ formData: async () => unchosen })).toEqual({ fields: [], hasFiles: false });
    form.append('photos', new Blob(['no picture']), 'picture.jpg');
    const typed = await readTyped(sent(form));
    expect(typed).toEqual({ fields: [['altText', 'A red room']], hasFiles: true });
    expect(await keptFormPage({ fields: [], hasFiles: true }, 503).text()).toContain(
      'Files have to be chosen again',
    );
  });
});
