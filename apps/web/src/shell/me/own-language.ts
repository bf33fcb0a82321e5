import type { Language } from '@allenio/contract'
import { setLocale } from '@allenio/contract/account'
import { call } from '#lib/api'
import { onSessionChange, session } from '#lib/session'
import { chosenLanguage, followPerson, setLanguage } from '#lib/words'

// The account's language is that of mails, notifications and the server's sentences, so the browser shows the same. A choice made
// before logging in is the newer one: it goes to the account. The device remembers which choice the account has.

const savedName = 'allenio.lang.saved'

let refetchTexts: () => void = () => undefined
let hasJustLoggedIn = false

/** Sets the function that fetches the server's texts again, once the server knows the new language. */
export function onLanguageSaved(then: () => void): void {
  refetchTexts = then
}

export const noticeLogins = () =>
  onSessionChange((now, before) => {
    if (now.token !== before.token) hasJustLoggedIn = now.token !== undefined
  })

/** Shows the language at once and stores it in the account, for the person's other devices. */
export function chooseLanguage(language: Language): void {
  setLanguage(language)
  if (session().token) void saveLanguage(language)
  else rememberSaved(undefined)
}

/** Runs with every answer about the signed-in person, a stored one too. */
export function settleLanguage(theirs: Language): void {
  if (!hasJustLoggedIn) return followPerson(theirs)
  hasJustLoggedIn = false
  const choice = chosenLanguage()
  if (choice && choice !== savedLanguage() && choice !== theirs) return void saveLanguage(choice)
  adoptLanguage(theirs)
}

/** Follows a choice made on another device, and sends one that this device could not save when it was made. */
export function agreeOnLanguage(theirs: Language): void {
  const [choice, saved] = [chosenLanguage(), savedLanguage()]
  if (!choice || !saved || choice === theirs) return
  if (choice === saved) adoptLanguage(theirs)
  else void saveLanguage(choice)
}

function adoptLanguage(theirs: Language): void {
  setLanguage(theirs)
  rememberSaved(theirs)
}

async function saveLanguage(language: Language): Promise<void> {
  try {
    await call(setLocale, { locale: language })
    rememberSaved(language)
    refetchTexts()
  } catch {
    // without a network the choice shows on this device, and is sent when the account is read again
  }
}

function savedLanguage(): string | undefined {
  try {
    return localStorage.getItem(savedName) ?? undefined
  } catch {
    return undefined
  }
}

function rememberSaved(language: Language | undefined): void {
  try {
    if (language) localStorage.setItem(savedName, language)
    else localStorage.removeItem(savedName)
  } catch {
    // refused storage: the choice of this device is sent at each login
  }
}
