import { accountKeyOf } from './accountKeyOf'

test.each([
  ['kunde@münchen.example', 'kunde@xn--mnchen-3ya.example'],
  ['kunde@xn--mnchen-3ya.example', 'kunde@xn--mnchen-3ya.example'],
  [' Kunde@MÜNCHEN.example ', 'kunde@xn--mnchen-3ya.example'],
  ['kunde@münchen.example'.normalize('NFD'), 'kunde@xn--mnchen-3ya.example'],
  ['kunde@XN--MNCHEN-3YA.example', 'kunde@xn--mnchen-3ya.example'],
  ['आशा@रेशम.भारत', 'आशा@xn--r2bds1e.xn--h2brj9c'],
  ['asha@रेशम。example', 'asha@xn--r2bds1e.example'],
  // What is no name of a host stays as it is.
  ['Asha@resham.example', 'asha@resham.example'],
  ['asha@shop.example/x', 'asha@shop.example/x'],
  ['asha@münchen.example/x', 'asha@münchen.example/x'],
  ['asha@münchen.example:80', 'asha@münchen.example:80'],
  ['asha@münchen.example?', 'asha@münchen.example?'],
  ['asha@mün%63hen', 'asha@mün%63hen'],
  ['asha@ü<b>', 'asha@ü<b>'],
  ['asha@xn--ü', 'asha@xn--ü'],
  ['asha@1', 'asha@1'],
  ['münchen', 'münchen'],
])('the account of %j is %j', (email, key) => {
  expect(accountKeyOf(email)).toBe(key)
  expect(accountKeyOf(key)).toBe(key)
})
