/** The passwords that are guessed first, of six characters and more; compared without case. */
const common = new Set(
  (
    '123456 1234567 12345678 123456789 1234567890 0123456789 12345678910 654321 87654321 987654321 9876543210 ' +
    '111111 1111111 11111111 000000 00000000 222222 333333 444444 555555 666666 777777 888888 88888888 999999 ' +
    '112233 121212 123123 123123123 123321 123654 131313 159753 147258 147258369 159357 232323 789456 789456123 ' +
    '1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc zaq12wsx qwerty qwerty1 qwerty12 qwerty123 qwertyui ' +
    'qwertyuiop asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm 123qwe 123qwe123 qwe123 qweasd qweasdzxc q1w2e3 q1w2e3r4 ' +
    'abc123 abcd1234 abcdef abc12345 a123456 a1b2c3 aa123456 aaaaaa 123abc password password1 password12 password123 ' +
    'password1234 passw0rd p@ssw0rd p@ssword pass123 pass1234 passwort letmein letmein1 welcome welcome1 welcome123 ' +
    'admin123 admin1234 administrator changeme default secret secret123 master trustno1 access login123 monkey dragon ' +
    'football baseball basketball soccer hockey superman batman spiderman pokemon starwars sunshine princess iloveyou ' +
    'iloveyou1 lovely loveme flower butterfly shadow michael jordan jordan23 michelle jennifer jessica ashley nicole ' +
    'daniel charlie thomas andrew joshua matthew anthony robert george hunter hunter2 killer freedom whatever ' +
    'computer internet google google123 samsung iphone facebook summer winter spring autumn summer2026 winter2026 ' +
    'cheese cookie chocolate banana orange purple yellow silver diamond mustang ferrari mercedes corvette harley ' +
    'australia adelaide adelaide1 adelaide123 sydney melbourne kangaroo crows power port1870 aussie stayadelaide ' +
    'hello123 hello1 hottie liverpool arsenal chelsea nothing test123 test1234 testing temp123 guest123 user123 root123'
  ).split(' '),
);

/** True when the list of common passwords has it, in upper or lower case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
