import { commonWords } from './common-words.ts'
import { emailKey } from './addresses.ts'

// The rules follow NIST SP 800-63B: length counts, composition does not, and the passwords that are guessed first are refused.
export type PasswordFault = 'common password' | 'password holds the address'

/** Checks a new password for faults other than its length; undefined when there is none. */
export function passwordFault(password: string, email: string): PasswordFault | undefined {
  const typed = password.normalize('NFKC').toLowerCase()
  if (holdsAddress(typed, emailKey(email))) return 'password holds the address'
  return isRepeated(typed) || isRun(typed) || isCommon(typed) ? 'common password' : undefined
}

function holdsAddress(typed: string, address: string): boolean {
  const name = address.split('@')[0] ?? ''
  if (address && typed.includes(address)) return true
  // the part before the @ with only a few more characters is too easy to guess
  return name.length >= 4 && typed.includes(name) && typed.length - name.length < 6
}

/** 'aaaaaaaaaa', 'abcabcabcabc', '1212121212': one short piece over and over. */
const isRepeated = (typed: string): boolean => /^(.{1,4}?)\1+.{0,3}$/u.test(typed) && new Set(typed).size <= 6

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  'qweasdzxc',
  '1q2w3e4r5t6y7u8i9o0p',
]
const runs = rows.flatMap(row => [row, [...row].reverse().join('')])

/** Whether a password consists of two or three runs along the alphabet, the digits or the keyboard. */
function isRun(typed: string): boolean {
  let rest = typed
  for (let pieces = 0; pieces < 3 && rest; pieces += 1) rest = rest.slice(longestRun(rest))
  return rest.length <= 2
}

function longestRun(text: string): number {
  for (let length = text.length; length >= 3; length -= 1) {
    if (runs.some(run => run.includes(text.slice(0, length)))) return length
  }
  return 0
}

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}

/** One or two words of the list, with digits and signs around or between them or in place of letters. */
function isCommon(typed: string): boolean {
  const letters = typed.replaceAll(/[^\p{L}]/gu, '')
  const core = typed.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const spelled = core.replaceAll(/[013457@$!|]/g, sign => lookalikes[sign] ?? sign).replaceAll(/[^\p{L}]/gu, '')
  return [letters, spelled].some(word => isListed(word)) || typed.replaceAll(/\d/g, '').length < 3
}

function isListed(word: string): boolean {
  if (commonWords.has(word)) return true
  for (let at = 3; at <= word.length - 3; at += 1) {
    if (commonWords.has(word.slice(0, at)) && commonWords.has(word.slice(at))) return true
  }
  return false
}
