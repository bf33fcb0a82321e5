import { addChatAttachment, deleteChatAttachment, listChatAttachments } from '@allenio/contract/chat-desk'
import type { ChatAttachment } from '@allenio/contract/chat-desk'
import { fileLimits } from '@allenio/contract/files'
import { call, listQuery, useCall } from '#lib/api'
import { session } from '#lib/session'
import { sendQueue, tooLarge } from '#lib/uploads'
import type { SendQueue } from '#lib/uploads'
import { confirm } from '#ui/confirm'
import { toast } from '#ui/toast'
import { useDeskWords } from '../words.ts'

const megabyte = 1024 ** 2
export const maxMegabytes = { size: fileLimits.file / megabyte, movie: fileLimits.movie / megabyte }

export const attachmentsQuery = (search: string) =>
  listQuery(listChatAttachments, search ? { search } : {}, {
    rows: ({ chatAttachments }) => chatAttachments,
    quiet: true,
    linksFiles: true,
  })

// kept outside of the panel, so that uploads continue when it is closed
const queues = new Map<string, SendQueue>()

/** The queue of uploads into the library, one for each workspace. */
export function libraryUploads(): SendQueue {
  const workspace = session().workspaceId ?? ''
  const existing = queues.get(workspace)
  if (existing) return existing
  const queue = sendQueue({
    purpose: 'chat library',
    add: uploadId => call(addChatAttachment, { uploadId }),
    onEmptied: count => toast({ type: 'success', text: useDeskWords.say('added', { count }) }),
  })
  queues.set(workspace, queue)
  return queue
}

type FileFacts = Pick<File, 'name' | 'type' | 'size'>

/** Splits files into those that may be uploaded and messages about the others, before a single byte is sent. */
export function splitFiles<Item extends FileFacts>(files: readonly Item[]): { accepted: Item[]; messages: string[] } {
  const say = useDeskWords.say
  const checks = files.map(file => ({ file, reason: file.size === 0 ? say('fileEmpty') : tooLarge(file) }))
  return {
    accepted: checks.flatMap(({ file, reason }) => (reason === undefined ? [file] : [])),
    messages: checks.flatMap(({ file: { name }, reason }) => (reason === undefined ? [] : [say('fileRefused', { name, reason })])),
  }
}

export function useDeleteAttachment() {
  const t = useDeskWords()
  const { mutate } = useCall(deleteChatAttachment, {
    // the file may have been deleted on another device
    refetchesOnError: true,
    onSuccess: (_, { message }) => message && toast({ type: 'success', text: message }),
  })
  return async ({ id, name }: ChatAttachment) => {
    // asks first: the stored file is deleted at once, so there is no undo
    if (!(await confirm({ title: t('deleteFileTitle', { name }), text: t('deleteFileText'), proceed: t('delete'), danger: true }))) return
    mutate({ id })
  }
}
