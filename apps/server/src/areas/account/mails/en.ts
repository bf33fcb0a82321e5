import type { LetterWords } from './index.ts'

export const en = {
  'confirm address': {
    subject: 'Confirm your e-mail address',
    preheader: 'One click and the address is yours.',
    text:
      'Hi {{name}},\n\nyour account is ready{{trial}}. One thing is left: ' +
      'confirm that this address is yours, so that we can help you if you ever forget your password.\n\n' +
      'If it was not you who registered, ignore this e-mail.',
    trial: ' and your {{days}}-day free trial has begun',
    button: 'Confirm the address',
  },
  'already registered': {
    subject: 'You already have an account with this address',
    preheader: 'Someone registered with your address. Was it you?',
    text:
      'Hi,\n\nsomeone has just registered a new business with this address, which already has an account.\n\n' +
      'If it was you, open the link: the new business moves to your account, and you will find it beside the others after ' +
      'logging in. If you forgot your password, you can ask for a new one on the log-in page.\n\n' +
      'If it was not you, ignore this e-mail: your account does not change.',
    button: 'Add the business to my account',
  },
  'confirm address again': {
    subject: 'Confirm your e-mail address',
    preheader: 'One click and the address is yours.',
    text:
      'Hi {{name}},\n\nhere is the link you asked for: confirm that this address is yours, so that we can help ' +
      'you if you ever forget your password.\n\nIf you did not ask for it, ignore this e-mail.',
    button: 'Confirm the address',
  },
  'already registered, again': {
    subject: 'You already have an account with this address',
    preheader: 'Open the link and they become one.',
    text:
      'Hi,\n\nsomeone registered with this address, which already has an account, and has asked for the link ' +
      'again.\n\nIf it was you, open the link: the two accounts become one, the older one. If you forgot your ' +
      'password, you can ask for a new one on the log-in page.\n\n' +
      'If it was not you, ignore this e-mail: your account does not change.',
    button: 'Join the two accounts',
  },
  'reset password': {
    subject: 'Choose a new password',
    preheader: 'The link works for 60 minutes.',
    text:
      'Hi {{name}},\n\nyou asked to choose a new password. The link works once, within 60 minutes.\n\n' +
      'If you did not ask for it, ignore this e-mail: your password stays as it was.',
    button: 'Choose the password',
  },
  invitation: {
    subject: '{{business}} has invited you',
    preheader: 'Choose a password to get started.',
    text:
      'Hi {{name}},\n\n{{business}} has invited you. Open the link to choose a password, or to decline: it works ' +
      'for 14 days.\n\nIf you do not know {{business}}, decline or ignore this e-mail: nothing happens without your ' +
      'answer.',
    button: 'Answer the invitation',
  },
  'invitation to an account': {
    subject: '{{business}} has invited you',
    preheader: 'Accept or decline: you decide.',
    text:
      'Hi {{name}},\n\n{{business}} has invited you to join with the account you already have. Open the link ' +
      'to accept or decline: it works for 14 days, and you also find the invitation in your settings.\n\n' +
      'Until you accept, {{business}} sees nothing about you. If you do not know {{business}}, decline or ignore this ' +
      'e-mail.',
    button: 'Answer the invitation',
  },
  'back in business': {
    subject: 'You have access to {{business}} again',
    preheader: 'Log in with your usual account.',
    text:
      'Hi {{name}},\n\nyou have access to {{business}} again, with your usual account.\n\n' +
      'If you no longer want to belong to {{business}}, you can leave it in the settings whenever you like.',
    button: 'Log in',
  },
  'password changed': {
    subject: 'Your password has changed',
    preheader: 'If it was not you, choose another one at once.',
    text:
      'Hi {{name}},\n\nthe password of your account has just changed, and the other sessions have ended.\n\n' +
      'If it was not you, choose a new password at once.',
    button: 'Choose a new password',
  },
  'change address': {
    subject: 'Confirm your new address',
    preheader: 'From then on you log in with {{email}}.',
    text:
      'Hi {{name}},\n\nyou asked to use {{email}} for your account. Open the link to confirm it: until then the ' +
      'old address stays valid.\n\nIf you did not ask for this, ignore this e-mail.',
    button: 'Confirm the new address',
  },
  'address has account': {
    subject: 'This address already has an account',
    preheader: 'It cannot be used for a second one.',
    text:
      'Hi,\n\nsomeone asked to use this address for another account, but it already has one. Nothing has ' +
      'changed.\n\nIf it was you, log in with this address or choose another one.',
    button: 'Go to log-in',
  },
  'address change asked': {
    subject: 'You asked to change your address',
    preheader: 'The new address will be {{email}}.',
    text:
      'Hi {{name}},\n\nsomeone with your password asked to change the address of your account to {{email}}. The ' +
      'change takes effect once the new address is confirmed.\n\n' +
      'If it was not you, change your password at once: that cancels the request.',
    button: 'Open settings',
  },
  'address changed': {
    subject: 'Your address has changed',
    preheader: 'From now on you log in with {{email}}.',
    text:
      'Hi {{name}},\n\nyour account now uses {{email}}, and you can no longer log in with this address.\n\n' +
      'If it was not you, write to support at once.',
    button: 'Go to the site',
  },
  'deletion asked': {
    subject: 'Your account will be deleted on {{due}}',
    preheader: 'Until then you can change your mind.',
    text:
      'Hi {{name}},\n\nyou asked to delete your account. On {{due}} we erase all your data and cannot bring it ' +
      'back. Meanwhile we are making a copy of your data and will e-mail you when it is ready.\n\n' +
      'If you changed your mind, or if it was not you, keep the account with one click.',
    button: 'Keep my account',
  },
  'deletion asked with businesses': {
    subject: 'Your account will be deleted on {{due}}',
    preheader: 'Until then you can change your mind.',
    text:
      'Hi {{name}},\n\nyou asked to delete your account. On {{due}} we erase all your data and cannot bring it ' +
      'back.\n\nYou are the only owner of: {{businesses}}. They are deleted together with the account, with their ' +
      '{{clients}}, programs and files. To keep them, appoint another owner first.\n\n' +
      'Meanwhile we are making a copy of everything and will e-mail you when it is ready. If you changed your mind, or ' +
      'if it was not you, keep the account with one click.',
    button: 'Keep my account',
  },
  'account kept': {
    subject: 'Your account stays',
    preheader: 'The deletion is cancelled.',
    text: 'Hi {{name}},\n\nthe deletion of your account has been cancelled. Nothing was lost.',
    button: 'Open settings',
  },
  'account erased': {
    subject: 'Your account has been deleted',
    preheader: 'Your data has been erased.',
    text: 'Hi {{name}},\n\nas you asked, your account and all your data have been erased. Thank you for the time you spent with us.',
    button: 'Go to the site',
  },
  'export ready': {
    subject: 'The copy of your data is ready',
    preheader: 'Download it from settings within 7 days.',
    text: 'Hi {{name}},\n\nthe copy of the data you asked for is ready. Download it from settings, after logging in, within 7 days.',
    button: 'Open settings',
  },
} as const satisfies LetterWords
