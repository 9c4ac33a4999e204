/**
 * Gives a verified account a role: `npm run make-admin -- address [--role admin|moderator|owner]`, of a
 * deployed site with `--env production --remote`. Its sessions end, so that nobody continues with an old
 * role.
 */
import { readCommand } from './lib/operate/read-command.mjs';
import { untilTrouble } from './lib/operate/trouble.mjs';
import { executeOnSite, siteOptions, siteProblem } from './lib/server/which-site.mjs';

const roles = ['admin', 'moderator', 'owner'];
const {
  values,
  words: [typed],
} = readCommand({
  usage: `Usage: npm run make-admin -- address [--role ${roles.join('|')}] [--env production --remote]`,
  does: 'Gives a verified account a role, admin without --role, and ends its sessions.',
  options: { role: { type: 'string', default: 'admin' }, ...siteOptions },
  findProblem(given, words) {
    if (words.length !== 1 || !/^[^\s"@]+@[^\s"@]+$/.test(words[0])) return 'Say the address of one account.';
    if (!roles.includes(given.role)) return `There is no role '${given.role}'.`;
    return siteProblem(given);
  },
});
const email = typed.trim().toLowerCase();
const quoted = `'${email.replaceAll("'", "''")}'`;
const account = `(SELECT id FROM users WHERE email = ${quoted} AND email_verified_at IS NOT NULL)`;
const now = Date.now();
const statements = [
  `UPDATE profiles SET role = '${values.role}', updated_at = ${now} WHERE user_id = ${account} RETURNING id`,
  `DELETE FROM sessions WHERE user_id = ${account}`,
  `INSERT INTO audit_log (actor_id, action, subject, detail) SELECT NULL, 'role-changed', id, '{"role":"${values.role}","by":"command"}' FROM users WHERE id = ${account}`,
];
const [changed] = await untilTrouble(() =>
  executeOnSite(values, statements.join('; '), 'The role could not be changed.'),
);
console.log(changed ? `${email} is ${values.role} now.` : `No verified account has the address ${email}.`);
process.exitCode = changed ? 0 : 1;
