import { lateChunkOf } from './late-chunks.ts'
import { pageChunkOf } from './page-chunks.ts'

// Which modules share a file. A test fails on a pattern that no module matches any more.

// calls of the contract and icons bear the path of their importer, so that a part has its own with it
const parts = (...paths: string[]) => new RegExp(`/src/(?:${paths.join('|')})\\b`)

// the parts of a layout for visitors must not stand in the file of the pages inside: it would bring all of that along
const onEveryPage = new RegExp(
  `${
    parts(
      'ui/form-notice/(?:failure-notice|form-notice|index|notice)',
      'ui/(?:brand|button|control|field|icon|layout|link|spinner|text|text-field)/',
      'shell/words/(?:failures|visitors)',
      'shell/layouts/(?:main-content|plain-layout\\.module|visitor-links)',
      'lib/(?:forms/refusal|words/rich)',
    ).source
  }|/@tanstack/react-router/.*/useLocation\\.js`,
)
const onLogin = parts(
  'areas/auth/login/(?:credentials-form|login-head|passkey-login|words)',
  'areas/auth/proof/(?:attempt|or-line|passkey-failure)',
  'ui/password-field/',
)
// a frame without the menu has these too, and src/inside.ts, which comes at the same time, shares the last ones with pages
const inFrames = new RegExp(
  [
    parts('shell/words/(?:index|it)', 'shell/layouts/skip-link').source,
    parts('areas/clients/(?:slots|overview/part)\\.ts', 'lib/(?:list-place/address-texts|offline/database|slots/slot)').source,
    '/node_modules/idb/',
  ].join('|'),
)
const onMostPagesInside = parts(
  'ui/(?:avatar|badge|icon-button|late|load-more|page-header|row-actions|section|tabs)/',
  // the tooltip's host loads when the page is idle
  'ui/tooltip/(?:tooltip\\.|index)',
  // the menu itself is loaded when one is opened
  'ui/menu/(?:menu\\.tsx|index)',
  'shell/banners/(?:banners|address-banner)',
  'shell/sidebar/',
  'shell/layouts/wide-frame',
)
// the small things that many pages inside use: each alone would cost a request
const onManyPagesInside = new RegExp(
  [
    parts(
      'ui/(?:checkbox|choice-chip|empty-state|error-state|filter-chip|icon|kbd|layout|lazy-gallery|list|loaded|long-press)/',
      'ui/(?:row-keys|segmented-control|skeleton|swipe|truncated-text)/',
      'ui/progress/step-bar',
      // the popover's panel loads when one is opened
      'ui/popover/(?:popover\\.tsx|index)',
      'shell/shortcuts/page-shortcuts',
      'shell/extras/late-extras',
      'lib/(?:formats|lazy-part|list-place|api/(?:rows|use-call)|session/stored-preference|words/plain)',
    ).source,
    // one dialog observes many queries at once
    '/(?:react-query|query-core)/build/(?!modern/(?:queriesObserver|useQueries))',
    '/use-merged-ref/',
    '/packages/domain/src/(?:days|formats)/',
  ].join('|'),
)

const onPagesWithMessages = parts('areas/chat/(?:home|inbox/(?:words|last-line|use-list-time|waits)|thread/(?:words|excerpt|voice-player))')

// the filter by collaborator comes with the head of several pages
const inHeads = parts('areas/collaborators/(?:index|choice)', 'ui/option-list/')

// small things that editors of documents share, in sets that the same pages need: dozens of files of a few hundred bytes compress badly,
// and each one is a request before somebody can type
const domain = (...paths: string[]) => `/packages/domain/src/(?:${paths.join('|')})\\.ts`
const ofEditors = {
  documents: [
    parts('shell/editor/(?!history-panel|row-visitors|words/)', 'lib/documents/(?:open-document|notices|presence|use-document)').source,
    domain('documents/(?:device|steps)'),
  ],
  transport: [parts('lib/documents/app-transport', 'lib/offline/stored-documents').source, domain('documents/(?:operations|places)')],
  'own-writes': [parts('lib/offline/(?:new-write|send-or-keep)').source],
  tables: [
    parts('lib/(?:clipboard-table|copied-record)/', 'lib/offline/shared-record', 'shell/editor/row-visitors').source,
    domain('documents/(?:copies|row-places|written-cells)'),
  ],
  'sheet-keys': [parts(String.raw`ui/spreadsheet/(?:keys|key-text|sheet-context|words\.ts)`).source],
  sheet: [parts('ui/spreadsheet/(?!selection-menu|sheet-keys|key-dialog|keys|key-text|sheet-context|words)').source],
  'plan-rules': [
    domain('meal-plans/(?:alternatives|cells|component-rows|components|content|day-edits|dishes|fit|meal-type-names|model|titles)'),
  ],
  'plan-sums': [domain('meal-plans/(?:row-)?figures', 'aliments/(?:gram-factors|nutrient-sums)')],
  'food-quantities': [parts('lib/food-quantity/').source, domain('aliments/(?:amounts|measure-plurals|measures|quantities)')],
  'food-figures': [
    domain('aliments/(?:allergens|diets|exclusion-marks|exclusions|nutrient-decimals|nutrient-totals)', 'recipes/scaled-recipe'),
  ],
  'food-fields': ['slim-contract:shared:nutrient(?:Codes|Facts):'],
  'search-words': [domain('search/words', 'aliments/word-stems')],
  'body-figures': [domain('visits/(?:body-facts|body-girths|body-shares|body-size|desirable-weight|measure-checks)')],
  micronutrients: [
    parts('areas/(?:micronutrients/(?:index|data)|meal-plan-editor/totals/(?:person/use-intake-set|micronutrients/intake-rows))').source,
    domain('intakes/sets', 'macros/state-energy'),
  ],
}

// small things of most pages inside: each file alone had a few hundred bytes. Nothing here may need more than the files above
const ofFigures = [parts('ui/(?:change|disclosure|figure|figure-row|info-tip|meanwhile-notice|progress/progress-(?:bar|ring))').source]
const ofManyPages = [
  parts('lib/(?:device/now|read-ahead|realtime|words/score)', 'shell/routing/(?!use-unsaved)', 'shell/palette/recent').source,
  domain('chat/(?:answer-time|availability)', 'tables/formulas', 'typed-values/[\\w-]+'),
]
const ofLists = [
  parts('ui/(?:deletion|selection-bar)', 'areas/clients/list/filters', 'shell/(?:downloads/save-download|list-page/words)').source,
]
const ofDrafts = [parts('lib/offline/(?:drafts|stored-records)', 'shell/routing/use-unsaved').source, '/useBlocker\\.js']
const ofFields = [parts('ui/(?:decimal-field|draft-notice|dropzone|text-area|typed-field)/').source]
const ofForms = [parts('ui/(?:form/(?!form-panel)|form-foot)', 'lib/forms/(?!use-submit-form|words)').source, '/@hookform/resolvers/']
const ofDialogs = [parts('ui/modal/').source, '/@mantine/core/esm/components/Modal(?:Base)?/']
const ofMantine = [
  parts('ui/mantine/').source,
  '/node_modules/(?:@floating-ui|clsx)/',
  '/@mantine/core/esm/(?:core|components/(?:CloseButton|FocusTrap|Overlay|Portal|Transition|UnstyledButton|VisuallyHidden))/',
  '/@mantine/hooks/esm/use-(?:focus-trap|previous)/',
]
// how the cells of a program and the sets of a workout are read and worded
const ofTraining = [
  domain(
    'programs/(?:assignment-states|cells|durations|figure-texts|load|load-values|planned-sets|rep-targets|reps|rests|row-bounds)',
    'programs/(?:set-list-text|superset-texts|target-texts|tempo)',
    'workouts/(?:divided-row|figures|maximums|new-parts|pain-places|results|set-texts)',
  ),
]
const shared = (name: string, sources: readonly string[], minShareCount = 2) => ({
  name,
  test: new RegExp(sources.join('|')),
  minShareCount,
  includeDependenciesRecursively: false,
})

// loaded once the first page is idle
const onIdlePages = parts('late-extras', 'areas/[\\w-]+/(?:late-extras|palette)')

/** In the form of the bundler's `codeSplitting.groups`. */
export const chunkGroups = [
  // libraries are apart from our code, because they change seldom and ours changes with every release
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  // code that many pages share is in one file: a hundred small files compress badly, and each page would list all of its own
  { name: 'controls', test: onEveryPage, priority: 2 },
  { name: 'login', test: onLogin, priority: 1 },
  { name: 'frames', test: inFrames, priority: 2, includeDependenciesRecursively: false },
  { name: 'inside', test: onMostPagesInside, priority: 1 },
  { name: 'conversations', test: onPagesWithMessages, includeDependenciesRecursively: false },
  { name: 'inside', test: onManyPagesInside, priority: 1, includeDependenciesRecursively: false },
  { name: 'heads', test: inHeads, includeDependenciesRecursively: false },
  // home, whose parts come one after the other, shares its words with them
  {
    name: 'home',
    test: parts('areas/home/(?:page|steps|welcome|words|own/skeleton|own/page\\.module)', 'ui/checklist/'),
    includeDependenciesRecursively: false,
  },
  { name: 'pro-home', test: parts('areas/home/pro/(?!graph)'), includeDependenciesRecursively: false },
  // a list of rows is one file but for what a phone adds to it, and so is what the list of clients shares with their pages
  {
    name: 'data-table',
    test: parts('ui/data-table/(?:columns|data-table|selection|sort-menu|table-|use-edges|use-window)'),
    includeDependenciesRecursively: false,
  },
  {
    name: 'clients',
    test: parts(
      [
        'areas/clients/(?:data|list/(?:list-place|list\\.module|use-client-actions|words)',
        'marks/(?:labels|marks\\.module|people|words))',
      ].join('|'),
    ),
    includeDependenciesRecursively: false,
  },
  { name: 'late', test: onIdlePages, includeDependenciesRecursively: false },
  { name: 'table-import', test: parts('shell/table-import'), minShareCount: 2, includeDependenciesRecursively: false },
  // the editor of a meal plan shares these with screens that have forms, whose libraries it does not need
  {
    name: 'nutrition-reads',
    test: new RegExp(
      [
        parts('areas/macros/(?:data|settings/names|targets/(?:day-type-name|words))', 'areas/aliments/names/words').source,
        '/packages/domain/src/(?:aliments/(?:decimals|energy|food-name)|macros/day-types)\\.ts',
      ].join('|'),
    ),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  ...Object.entries(ofEditors).map(([name, sources]) => ({ ...shared(name, sources), priority: 1 })),
  shared('small-parts', ofManyPages),
  shared('figures', ofFigures),
  shared('list-parts', ofLists),
  shared('drafts', ofDrafts),
  shared('mantine', ofMantine),
  shared('fields', ofFields),
  shared('forms', ofForms),
  shared('dialogs', ofDialogs),
  shared('training', ofTraining, 4),
  { name: pageChunkOf, minShareCount: 2, includeDependenciesRecursively: false },
  { name: lateChunkOf, includeDependenciesRecursively: false },
  // code that screens of nutrition share: each part alone would be a name in the first file
  {
    name: 'nutrition',
    test: parts('areas/(?:aliments|macros/(?!assign/|week/)|recipes)', 'shell/(?:list-filters|client-choice)'),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 10000,
    includeDependenciesRecursively: false,
  },
  // the code that every page needs is in one file, which compresses a tenth better than thirty files
  { name: 'app', tags: ['$initial' as const], test: /^(?!.*(index\.html|src\/main\.tsx)$)/, priority: 3 },
]
