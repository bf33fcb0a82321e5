import { collectionOf } from '#platform/contributions'
import type { JobContext } from '#platform/jobs'
import type { Letter, MailAttachment, MailPicture, ReadyLetter, SentFile } from './letter.ts'

/** The values that name one file, such as the ids of a business and a payment. */
type FileKey = Readonly<Record<string, string>>

/** A file that waits as its name and key, so that the line of jobs holds no large files. */
export interface MailFileReference {
  file: string
  key: FileKey
}

interface MailFileContent {
  /** The name under which the person saves it. */
  name: string
  contentType: string
  bytes: Uint8Array
}

type ReadContext = Pick<JobContext, 'database' | 'log'>

interface AnyMailFile {
  file: string
  read: (context: ReadContext, key: FileKey) => Promise<MailFileContent | undefined>
}

export interface MailFile<Key extends FileKey> extends AnyMailFile {
  /** Names one of them, for `attachments` of a mail. */
  of: (key: Key) => MailFileReference
}

/** The kinds of files that areas send with mails. */
export const mailFiles = collectionOf<AnyMailFile>('mail files', ({ file }) => file)

interface MailFileParts<Key extends FileKey> {
  file: string
  /** Runs when the mail leaves, outside of a transaction; undefined where the thing is no more. A fault is tried again with the mail. */
  read: (context: ReadContext, key: Key) => Promise<MailFileContent | undefined>
}

/** Defines a kind of file that mails bring along; its area contributes it to `mailFiles`. */
export const defineMailFile = <Key extends FileKey>({ file, read }: MailFileParts<Key>): MailFile<Key> => ({
  file,
  // the cast is safe, because `of` accepts this kind's own keys alone
  read: (context, key) => read(context, key as Key),
  of: key => ({ file, key }),
})

/** Mail servers refuse what is larger than 10 MB or 20 MB; in a mail each byte takes four thirds. */
const mostSent = 6 * 1_048_576

/**
 * Makes the files of a letter. What is no more is left out; so is, at the last try, a file that cannot be made, because the
 * letter matters more.
 */
export async function readyLetter(context: JobContext, letter: Letter): Promise<ReadyLetter> {
  const files: SentFile[] = []
  let { html } = letter
  let sum = 0
  // jobs of an earlier version have none
  for (const attachment of letter.attachments ?? []) {
    const sent = await makeFile(context, attachment)
    sum += sent ? Buffer.byteLength(sent.content) : 0
    if (sum > mostSent) throw new Error(`a mail has files of ${sum} bytes`)
    if (sent) files.push(sent)
    else if ('cid' in attachment) html = withoutPicture(html, attachment.cid)
  }
  return { ...letter, html, attachments: files }
}

async function makeFile(context: JobContext, attachment: MailAttachment | MailPicture): Promise<SentFile | undefined> {
  if ('content' in attachment) return attachment
  const { file, key } = attachment
  try {
    const kind = mailFiles.gathered().find(each => each.file === file)
    const made = await kind?.read(context, key)
    if (!made) return undefined
    const { name, contentType, bytes } = made
    return { name, contentType, content: Buffer.from(bytes), ...('cid' in attachment && { cid: attachment.cid }) }
  } catch (error) {
    if (!context.isLastTry) throw error
    context.log.error('a mail left without one of its files', { file, reason: error instanceof Error ? error.message : String(error) })
    return undefined
  }
}

/** The words of a picture stand in for it, because mail programs show a broken frame where one is missing. */
const withoutPicture = (html: string, cid: string): string =>
  html.replaceAll(/<img\b[^<>]*>/g, tag => (tag.includes(`src="cid:${cid}"`) ? (/ alt="([^"]*)"/.exec(tag)?.[1] ?? '') : tag))
