import type { PageText } from './page.it.ts'

export const pageEn: PageText = {
  title: brand => `${brand}: training programs, meal plans and clients in one place`,
  description:
    'Training programs, meal plans, visits, check-ins and chat for coaches, personal trainers and ' +
    'dietitians. 30-day trial, no card, free up to 5 clients.',
  skip: 'Skip to content',
  menu: 'Menu',
  nav: { label: 'Sections of this page', features: 'Features', coaches: 'For coaches', dietitians: 'For dietitians', prices: 'Pricing' },
  language: 'Language',
  logIn: 'Log in',
  start: 'Try it free',
  startLong: 'Try it free for 30 days',
  hero: {
    title: ['Treat every client', 'like the only one.'],
    lead:
      'Programs, meal plans, visits, check-ins and chat in one place. For coaches, personal trainers and ' +
      'dietitians, with the data that tells you who needs you today.',
    look: 'See how it works',
    note: 'No credit card. Free up to 5 clients.',
    noteClosed: 'Registration is closed. If you have an account, log in.',
  },
  claims: {
    title: 'In figures',
    items: [
      { figure: 'Over 1000', words: 'exercises in the library, ready for your programs' },
      { figure: '+40%', words: 'clientele' },
      { figure: '10 hours', words: 'saved every week' },
    ],
    mark: 'Note on these figures',
    footnote: brand => `Figures stated by ${brand} about its own product, not verified by third parties. Yours may differ.`,
  },
  attention: {
    kicker: 'Your day',
    title: 'Open it and know where to start.',
    lead:
      'Who skips workouts, who missed a check-in, whose plan is about to end: they come first, with the ' +
      'reason beside the name. Three marks per person, training, food and check-in, that read without colour too.',
    points: ['Filters by type, tag and team member', 'Search from the first letter', 'Lists as CSV and Excel'],
  },
  coaches: {
    kicker: 'For coaches and personal trainers',
    title: 'Write the program as fast as you think it up.',
    lead:
      'Weeks, days and exercises in rows or in columns. Sets, reps or time, load, RIR, RPE, TUT and rest, ' +
      'supersets included. Copy one week into another and assign it to anyone.',
    points: [
      ['Your own exercises, with pictures and video', 'beside those of the library, found by muscle group.'],
      ['Real loads and reps', 'of every completed workout, with your comment.'],
      ['Endings in sight', 'you see which programs are about to end before they do.'],
      ['PDF ready', 'for those who want it on paper.'],
    ],
  },
  dietitians: {
    kicker: 'For dietitians and nutritionists',
    title: 'The plan adds up, to the gram.',
    lead:
      'Days, meals, recipes and alternatives in a single grid. Calories, macros and the micronutrients you ' +
      'choose, out of about ninety, follow as you type. Allergies stay in sight while you compose.',
    points: [
      ['Complete visits', 'history, circumferences, skinfolds and BIA, with a PDF to hand over.'],
      ['Ten skinfold formulas', 'and eight for basal metabolism: when a measure is missing, it says which.'],
      ['Real alternatives', 'scaled to the calories of the food they replace.'],
      ['Meal plan as PDF', 'in Italian or in English, with your notes.'],
    ],
  },
  clients: {
    kicker: 'For your clients',
    title: 'A thumb is enough. Even with no signal.',
    lead:
      'It installs from the browser and opens on today: the workout, the meals, the check-in. What a client ' +
      'logs with no signal stays on the phone and is sent automatically when the signal is back, exactly once.',
    points: [
      'Rest, load and reps within a thumb’s reach',
      'Chat with texts, pictures, videos and voice notes',
      'Weight, measures and progress photos',
    ],
  },
  rest: {
    kicker: 'Everything else',
    title: 'The work around the work, already inside.',
    items: [
      ['messageCircle', 'Chat', 'One conversation per client, saved answers, scheduled sending and private notes for the team.'],
      ['clipboardText', 'Surveys', 'A welcome survey at first log-in and then check-ins, with nine kinds of answer.'],
      ['calendarTime', 'Reservations', 'Slots with places and groups. Linked to Google Calendar and Meet, if you like.'],
      ['buildingStore', 'Storefront', 'Your public page: presentation, reviews, questions and packages.'],
      ['creditCard', 'Payments', 'Packages bought once or by subscription, paid by card.'],
      ['usersGroup', 'Team', 'Coaches and nutritionists, each with their own clients and chats.'],
      ['ruler2', 'Measures and progress', 'Weight, circumferences, one-rep maxes. Up to three photos side by side.'],
      ['speakerphone', 'Noticeboard', 'A notice to everyone, at once or scheduled for the right day.'],
      ['palette', 'Your brand', 'An app with your logo and your colour, on request.'],
    ],
  },
  trust: {
    kicker: 'Security and data',
    title: 'Your data is yours. You can host it yourself too.',
    lead: 'Use it as it is, or host it yourself: one command starts everything, database included.',
    items: [
      [
        'server',
        'On your own server',
        'With the database inside or with your own PostgreSQL. A backup is one file, restored by one command.',
      ],
      ['lock', 'Every business kept apart', 'The separation is in the database, not just on screen: only your business sees your clients.'],
      ['shieldLock', 'Protected access', 'Second factor, passkeys, a list of devices: disconnect any of them when you like.'],
      ['fileExport', 'Leave when you like', 'The whole business in one archive: CSV tables, JSON and files. Nobody needs to ask you why.'],
    ],
  },
  prices: {
    kicker: 'Pricing',
    title: 'The price follows your active clients.',
    lead: 'Deactivated ones do not count. For 30 days no limit and no card; then stay free up to 5 clients, or ' + 'choose a plan.',
    howMany: 'How many active clients do you have?',
    howOften: 'When you pay',
    periods: { monthly: 'Every month', sixMonths: 'Every 6 months', annual: 'Every year' },
    per: { monthly: 'a month', sixMonths: 'every 6 months', annual: 'a year' },
    upTo: clients => `up to ${clients} clients`,
    over: clients => `over ${clients} clients`,
    overShort: clients => `over ${clients}`,
    free: 'Free',
    freeNote: 'It never expires.',
    perMonth: price => `${price} a month`,
    saving: {
      monthly: 'Change or cancel when you like.',
      sixMonths: 'Six months for the price of five and a half.',
      annual: 'Twelve months for the price of ten.',
    },
    enterprise: 'Custom',
    enterpriseNote: 'Tell us how many clients you have and we will agree on a price together.',
    write: 'Write to us',
    table: { caption: 'All plans', clients: 'Active clients', price: 'Price', month: 'Per month' },
  },
  questions: {
    kicker: 'Questions',
    title: 'Before you start.',
    ofPlans: [
      ['Do I need a card to try it?', 'No. Register with an e-mail address and use everything for 30 days, with no limit on clients.'],
      [
        'What happens after the 30 days?',
        'With up to 5 active clients you carry on for free. Otherwise you have 72 hours to choose a plan: after ' +
          'those you cannot add or restore clients, but nothing is hidden or deleted.',
      ],
      ['Which clients count?', 'Only active ones. Those you deactivate keep all their history and free their place.'],
      [
        'Can I change plan?',
        'Yes. A larger plan applies at once and you pay the difference in proportion. A smaller one, or another ' +
          'billing period, may start at the end of the current period. Unused time is not refunded.',
      ],
    ],
    items: [
      [
        'Do my clients have to download an app?',
        'Not from a store: they open the link, log in, and can install it from the browser, on phone or computer.',
      ],
      [
        'Can I bring my existing clients?',
        'Yes, from a CSV file: match the columns, see the preview, and know which rows are refused and why.',
      ],
      ['Which languages does it support?', 'Italian and English: screens, e-mails and PDFs. Each person chooses their own.'],
    ],
  },
  closing: { title: 'Start with your first client.', lead: '30 days with no limits and no credit card.' },
  withoutPlans: {
    description: 'Training programs, meal plans, visits, check-ins and chat in one place, for coaches, personal trainers and dietitians.',
    start: 'Register',
    hero: 'An e-mail address is all you need.',
    closing: 'Register with an e-mail address and you are in.',
  },
  footer: {
    label: 'Legal pages and help',
    privacy: 'Privacy',
    terms: 'Terms',
    help: 'Help',
    runBy: operator => `Service run by ${operator}`,
  },
}
