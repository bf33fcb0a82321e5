import { expect, test } from 'vitest'
import { screens } from './routes.ts'

test('the list of paths is that of the screens; write it anew with: vitest run --project unit web/src/routes --update=all', async () => {
  const paths = screens.list.map(({ path }) => `  | '${path}'\n`).sort()
  const text = `// Written by routes.test.ts from the screens of the areas; do not edit.\n\nexport type ScreenPath =\n${paths.join('')}`
  await expect(text).toMatchFileSnapshot('./lib/screens/paths.ts')
})

// the table of screens itself, what finds its way in it, and the worker, which has no screens
const sources = import.meta.glob<string>(
  ['./**/*.{ts,tsx}', '!./**/*.test.*', '!./ui/dev/**', '!./**/screens.ts', '!./lib/screens/**', '!./shell/routing/**', '!./sw/**'],
  { query: '?raw', import: 'default', eager: true },
)
const patterns = screens.list
  .filter(({ path }) => path !== '/')
  .map(({ path }) => new RegExp(`^${path.replaceAll(/\/\{-\$\w+\}/g, '(/[^/]+)?').replaceAll(/\$\w+/g, '[^/]+')}$`))

const withoutComments = (text: string) => text.replaceAll(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, '')

/** The paths that a file writes as text, but for `hrefTo`, the `path` of a list, the keys of icons and badges, and what compares paths. */
const writtenPaths = (text: string) =>
  [...withoutComments(text).matchAll(/(?<!hrefTo\(\s*|\bpath: |[!=]== )(['"`])(\/[^'"`?#\s]*)(?!['"`]: )/g)].map(([, , path = '']) =>
    path.replaceAll(/(?<=\/)\$\{[^}]*\}/g, 'x').replace(/\$\{.*$/, ''),
  )

const deadLinks = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).flatMap(([name, text]) =>
    writtenPaths(text)
      .filter(path => patterns.some(pattern => pattern.test(path)))
      .map(path => `${name}: write ${path} with hrefTo of #lib/screens`),
  )

test('screens are linked by hrefTo, so that a path that changes does not leave a dead link', () => {
  expect(deadLinks(sources)).toEqual([])
})

test.each([
  ['const href = `/clients/${id}/progress`', true],
  ['`/clients/${id}/media${query && `?${query}`}`', true],
  ["await navigate({ to: '/home', replace: true })", true],
  ['<Navigate to="/login" replace />', true],
  ["token ? '/home' : '/'", true],
  ["hrefTo('/clients/$id', { id })", false],
  ["icons: { '/clients': IconUsers }", false],
  ["path: '/clients',", false],
  ["path === '/download-app'", false],
  ['/** As in `/clients`. */', false],
  ["call('/clients/:id/unknown')", false],
])('%s: %s', (text, isFound) => {
  expect(deadLinks({ 'page.tsx': text }).length > 0).toBe(isFound)
})

test('a bare letter opens nothing that reaches other people: those that are taken do what their word says, and no other is', () => {
  const letters = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/keys: '([a-z])', .*?label: (?:t\('(\w+)'\)|([\w.]+))/g)].map(
      ([, letter, word, name]) => `${path.split('/')[2]} ${letter} ${word ?? name}`,
    ),
  )
  expect(letters.toSorted()).toEqual([
    'assignment e edit',
    // the page opens a form, which is still to be saved
    'calendar n createHere',
    'calendar t goToday',
    'chat e shortcutRead',
    'chat i shortcutWho',
    'chat j shortcutNext',
    'chat k shortcutPrevious',
    'chat r shortcutReply',
    'chat t open',
    'chat u shortcutUnread',
    'client-notes e edit',
    'client-notes n add',
    // a menu, from which somebody still chooses
    'clients a assign',
    'clients e edit',
    'groups e edit',
    'home j firstRow',
    'home j next',
    'home k previous',
    // the composer gets the focus
    'home r replyKey',
    'home z undo',
    'list-page j shortcutNext',
    'list-page k shortcutPrevious',
    'list-page n create.label',
    'meal-plans-editor c copyDay',
    'meal-plans-editor f fitToTarget',
    'meal-plans-editor i importTitle',
    'meal-plans-editor v preview',
    'meal-plans-editor w pasteWeek',
    'meal-plans-editor x pasteText',
    'notifications j shortcutNext',
    'notifications k shortcutPrevious',
    'programs-editor v toggleView',
    // the client learns that somebody has read them; a toast takes it back
    'surveys-review a toggleWord',
    'surveys-review f comparePhotos',
    'surveys-review j next',
    'surveys-review k previous',
    'surveys-review r replyInChat',
    'surveys-review x selectThis',
    'workouts-player d keyDone',
    'workouts-player n keyAdd',
    'workouts-player r keyRest',
    'workouts-player u keyUndo',
    'workouts-player v keyView',
    // the page opens a form, which is still to be sent
    'workouts-review c t',
  ])
})
