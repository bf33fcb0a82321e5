import { rootsOf, type ModuleGraph } from './page-chunks.ts'

// each page inside loads these once it is idle
const late = new RegExp(
  `/src/(?:${[
    'late-extras',
    'lib/(?:badge/index|offline/(?:outbox-sender|upload-once))',
    'shell/(?:failures/error-view|frame/after-idle)',
    'areas/(?:chat/box/chat-box|notifications/live/start)',
    'ui/(?:menu/menu-panel|toast/toast-cards|tooltip/tip-host)',
  ].join('|')})\\.tsx?$`,
)
// small parts of other rooms are needed by first pages, too, and the pictures of empty lists are large
const mayWait = new RegExp(
  [
    '/src/(?:areas|lib/(?:badge|build|local-url|push|settings|third-party|uploads)|shell/(?:failures|frame|install|palette))/',
    '/(?:queriesObserver|useQueries)\\.js',
  ].join('|'),
)

/**
 * The chunk for what the late parts of every page share: with one another, or with single pages. By default each set of parts and pages
 * that share something has a file of its own, and an idle page asked for thirty of them. Null for everything else.
 */
export function lateChunkOf(id: string, graph: ModuleGraph): string | null {
  if (!mayWait.test(id)) return null
  const roots = [...rootsOf(id, graph)]
  if (roots.includes(id) || !roots.some(root => late.test(root))) return null
  return roots.every(root => late.test(root)) ? 'late' : 'late-shared'
}
