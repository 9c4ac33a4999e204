/** Ways to write an address that leads into a private network, or is none of the web. Every one is refused. */
export const refusedAddresses = [
  // Loopback in every spelling.
  ...[
    'http://127.0.0.1/',
    'http://127.0.0.1:8787/',
    'http://127.1/',
    'http://127.0.1/',
    'http://2130706433/',
  ],
  ...[
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://0177.0.0.1/',
    'http://127.0.0.1./',
  ],
  ...[
    'http://0x7f.0x0.0x0.0x1/',
    'http://0/',
    'http://0.0.0.0/',
    'http://127.255.255.254/',
    'http://00000177.1/',
  ],
  ...['http://%31%32%37.0.0.1/', 'http://１２７.０.０.１/', 'http://127。0。0。1/', 'http://①②⑦.⓪.⓪.①/'],
  ...[
    'http://localhost/',
    'http://LOCALHOST/',
    'http://localhost./',
    'http://app.localhost/',
    'http://ｌocalhost/',
  ],
  ...['http://loc%61lhost/', 'http://localhost.localdomain/', 'http://127.0.0.1%2f@/', 'http:127.0.0.1'],
  ...['http:\\\\127.0.0.1\\', 'http:///127.0.0.1/', 'http://\t127.0.0.1/', 'http://127.0.0.1\n/'],
  // Private networks, clouds and what else is not public.
  ...[
    'http://10.0.0.1/',
    'http://10.255.255.255/',
    'http://167772161/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
  ],
  ...[
    'http://0xc0a80101/',
    'http://169.254.169.254/latest/meta-data/',
    'http://2852039166/',
    'http://0xa9fea9fe/',
  ],
  ...['http://0251.0376.0251.0376/', 'http://169.254.43518/', 'http://100.64.0.1/', 'http://198.18.0.1/'],
  ...['http://224.0.0.1/', 'http://255.255.255.255/', 'http://192.0.2.1/', 'http://93.184.216.34/'],
  // IPv6, and IPv4 within it.
  ...['http://[::1]/', 'http://[0:0:0:0:0:0:0:1]/', 'http://[::]/', 'http://[::ffff:127.0.0.1]/'],
  ...[
    'http://[::ffff:7f00:1]/',
    'http://[::7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[::ffff:0:127.0.0.1]/',
  ],
  ...[
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::a00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2002:a00:1::1]/',
  ],
  ...['http://[2001:0:7f00:1::]/', 'http://[fe80::1]/', 'http://[fc00::1]/', 'http://[fd00:ec2::254]/'],
  ...[
    'http://[fec0::1]/',
    'http://[ff02::1]/',
    'http://[2001:db8::1]/',
    'http://[2606:4700::1111]/',
    'http://[::1%25lo]/',
  ],
  // Names of the inside.
  ...[
    'http://intranet/',
    'http://router/',
    'http://metadata/',
    'http://instance-data/latest/',
    'http://printer.local/',
  ],
  ...['http://metadata.google.internal/', 'http://db.internal/', 'http://nas.lan/', 'http://wiki.corp/'],
  ...['http://kubernetes.default.svc/', 'http://api.default.svc.cluster.local/', 'http://fritz.home.arpa/'],
  ...[
    'http://metadata.packet.net/',
    'http://1.0.0.127.in-addr.arpa/',
    'http://hidden.onion/',
    'http://site.test/',
  ],
  ...[
    'http://example.com./',
    'http://under_score.example.com/',
    'http://-bad.example.com/',
    'http://host.123/',
  ],
  // Ports, credentials and other schemes.
  ...[
    'http://example.com:22/',
    'http://example.com:8080/',
    'https://example.com:6379/',
    'http://example.com:0/',
  ],
  ...[
    'http://user@example.com/',
    'http://user:pass@example.com/',
    'http://example.com@127.0.0.1/',
    'http://:@127.0.0.1/',
  ],
  ...[
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://example.com/',
    'data:text/html,hello',
    'javascript:alert(1)',
  ],
  ...[
    'blob:http://example.com/1',
    'ws://example.com/',
    'about:blank',
    'example.com',
    '//example.com/',
    '',
    'http://',
  ],
] as const;

/** What a resolver may answer that leads inside. */
export const privateAnswers = [
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.10',
    '169.254.169.254',
    '100.100.100.200',
    '0.0.0.0',
  ],
  ...[
    '198.19.0.1',
    '224.0.0.251',
    '240.0.0.1',
    '255.255.255.255',
    '192.0.0.170',
    '192.88.99.1',
    '203.0.113.9',
  ],
  ...['::1', '::', '::ffff:10.0.0.1', '::10.0.0.1', '::7f00:1', '64:ff9b::a00:1', '2002:a00:1::', '2001::1'],
  ...['fe80::1', 'fd12:3456::1', 'fec0::1', 'ff02::1', '2001:db8::5', '3fff::1', '100::1', 'not an address'],
] as const;
