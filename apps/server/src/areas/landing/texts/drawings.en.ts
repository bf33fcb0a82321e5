import type { DrawingText } from './drawings.it.ts'

export const drawingsEn: DrawingText = {
  client: {
    label: 'A client’s page: goal, weight down 4.8 kg in 12 weeks, adherence to workouts and plan',
    menu: ['Home', 'Clients', 'Programs', 'Completed workouts', 'Exercises', 'Chat', 'Agenda', 'Surveys', 'Reservations', 'Payments', 'Noticeboard', 'Storefront', 'Notifications', 'Diet'],
    back: 'Clients', place: '1 of 128', active: 'Active', type: 'Weight loss',
    about: '34 years · 168 cm · 69.8 kg · with Davide Riva and Sara Conti · seen 12 min ago',
    visit: 'Visit', write: 'Write',
    goal: 'Goal', goalIs: '69 kg by Christmas, 10 km without pain',
    injuries: 'Injuries', injuriesAre: 'Right knee, chondropathy', allergies: 'Allergies', allergiesAre: 'Peanuts, lactose',
    tabs: ['Overview', 'Workouts', 'Programs', 'Meal plans', 'Visits', 'Measures', 'Progress', 'Surveys', 'Subscription'],
    today: 'Today’s workout', todayNote: '6 exercises, 54 min, at 18:30',
    target: 'Today’s target', targetNow: '1.240', targetAll: '/ 1.850 kcal',
    next: 'Next appointment', nextDay: 'Fri 27', nextTime: 'Nov, 10:00', nextNote: 'Check-up visit, office',
    waits: 'Waiting for 26 hours', checkIn: 'Check-in 12', answer: 'Answer',
    weight: 'Weight', weightNow: '69.8', weightChange: '−4.8', weightNote: 'kg in 12 weeks',
    spans: ['4 w', '12 w', '1 y'], marks: ['−150 kcal', 'New program', 'Steps 9.000'],
    band: 'Goal 69–70', months: ['Sep', 'Oct', 'Nov', 'today'],
    adherence: 'Adherence', kinds: ['Train.', 'Food', 'Check'], days: ['M', 'T', 'W', 'T', 'F', 'S', 'S'], rest: 'rest', skipped: 'skipped',
    program: 'Cutting, 4 days', open: 'Open', weeks: 'of 8 weeks', ends: ['ends in', '18 days'], done: '22 of 24 sessions done', records: '3 records',
    plan: 'Low calorie 1.850', macros: ['Protein', 'Carbs', 'Fat'], average: ['Average adherence', '86%'], until: 'ends on 21 Dec',
    notes: 'Notes', note: ['Night shifts on Tuesdays: light', 'dinner and workout moved to', 'Wednesday morning.'], noteBy: 'Sara Conti, 12 Nov',
    note2: ['Knee is stable with box', 'squats.'], noteBy2: 'Davide Riva, 5 Nov',
    photos: 'Photos', compare: 'Compare', waist: 'waist', hips: 'hips', first: '1 Sep', last: '15 Nov', firstWeight: '74.6', lastWeight: '69.9',
  },
  player: {
    label: 'The workout on the phone: rest 1:12, sets done, load and reps to log',
    place: 'Exercise 1 of 7', name: 'Barbell bench press', rest: 'Rest', of: 'of 2:30',
    load: '82.5', record: 'Record', set: 'Set 3 of 4', lastTime: 'Last time 80 × 7', reps: 'reps', then: 'Then', next: 'Incline dumbbell press', skip: 'Skip rest',
  },
  attention: {
    label: 'The list of clients to follow up: reason, adherence to training, food and check-in, last seen',
    title: 'To follow up', heads: ['Client', 'Why', 'Train.', 'Food', 'Check', 'Last seen'], span: 'Adherence 14 days, %',
    rows: [
      { person: 'Simone Barbieri', sign: 'SB', why: 'Plan ended 2 days ago', tone: 'error', marks: [52, 45, 25], seen: '11 days ago' },
      { person: 'Giorgia Santoro', sign: 'GS', why: '3 workouts skipped', tone: 'error', marks: [41, 38, 50], seen: '6 days ago' },
      { person: 'Martina Bellini', sign: 'MB', why: 'Check-in to read, 26 hours', tone: 'attention', marks: [92, 86, 100], seen: '12 min ago' },
      { person: 'Valentina Rinaldi', sign: 'VR', why: 'Ends in 3 days', tone: 'attention', marks: [67, 88, 100], seen: 'yesterday' },
      { person: 'Chiara Lombardi', sign: 'CL', why: 'Ends in 5 days', tone: 'attention', marks: [74, 68, 75], seen: '3 h ago' },
      { person: 'Francesco De Angelis', sign: 'FD', why: 'Wrote 3 hours ago', tone: 'note', marks: [88, 0, 100], seen: '5 h ago' },
    ],
  },
  program: {
    label: 'A program in rows: exercises, sets, reps, load, RIR, RPE and rest, with the volume by muscle group',
    name: 'Hypertrophy, 4 days', draft: 'Draft', about: 'Alessandro Fontana · Saved 10:42', views: ['Columns', 'Rows'], publish: 'Publish',
    week: 'W', deload: 'deload',
    heads: ['Exercise', 'Type', 'Sets', 'Reps / time', 'Load', 'RIR', 'RPE', 'TUT', 'Rest', 'Note'],
    day: 'Day 1', dayName: 'Push, chest and shoulders', dayNote: ['7 exercises,', '24', 'sets, 62 min'], reps: 'Reps', time: 'Time',
    day2: 'Day 2', dayName2: 'Lower A, strength', dayNote2: ['5 exercises,', '17', 'sets, 54 min'],
    exercises: ['Barbell bench press', 'Incline dumbbell press', 'Chest-supported row', 'Dumbbell shoulder press', 'Cable lateral raise', 'Rope pushdown', 'Plank', 'Box squat, 45 cm', 'Romanian deadlift', 'Lying leg curl'],
    notes: ['1 s pause', '', '', '', '', 'Elbows still', '', 'Chest up', '', ''], load: '82.5',
    volume: 'sets, week 5', advised: 'advised', muscles: ['Chest', 'Back', 'Shoulders', 'Triceps', 'Biceps', 'Quadriceps', 'Hamstrings', 'Glutes', 'Calves'], below: 'below minimum',
  },
  plan: {
    label: 'A meal plan: foods with quantities, calories and macros, alternatives and an allergy pointed out',
    name: 'Low calorie 1.850', draft: 'Draft', about: 'Martina Bellini, from 23 Nov for 4 weeks', allergies: 'Peanuts, lactose', preview: 'Preview', complete: 'Complete plan',
    week: 'Week', days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], kcals: ['1.842', '1.857', '1.859', '1.861', '1.835', '1.990', '1.844'],
    heads: ['Food', 'Quantity', 'kcal', 'P', 'C', 'F', 'Alt.'], or: 'or', serving: 'serving', lessCarbs: '−11%', allergy: 'allergy: peanuts',
    meals: [
      { name: 'Breakfast', time: '07:15', sums: ['412', '26', '48', '12'], foods: [
        ['Greek yogurt 0%', '170', 'g', '97', '17.3', '6.1', '0.7', '+2'], ['Rolled oats', '45', 'g', '168', '5.9', '27.0', '3.2', '+3'],
        ['Blueberries', '120', 'g', '68', '0.8', '14.5', '0.4', '+1'], ['Walnuts', '12', 'g', '79', '1.8', '0.8', '7.8', '']] },
      { name: 'Lunch', time: '13:00', sums: ['587', '43', '61', '19'], foods: [
        ['Basmati rice, raw', '70', 'g', '248', '5.7', '54.6', '0.6', '+3'], ['or', 'Wholemeal pasta', '71', '248', '9.4', '47.0', '1.8', ''],
        ['or', 'Rye bread', '105', '247', '8.7', '48.6', '3.2', 'warn'], ['Chicken breast', '150', 'g', '165', '35.0', '0.0', '2.6', '+4'],
        ['Sautéed courgettes', '1', 'serving', '84', '2.6', '6.2', '5.4', ''], ['Extra virgin olive oil', '10', 'g', '90', '0.0', '0.0', '10.0', '']] },
      { name: 'Post-workout snack', time: '17:45', sums: ['236', '24', '26', '4'], foods: [
        ['Protein pancakes', '1', 'serving', '236', '24.1', '26.2', '3.9', '+2']] },
      { name: 'Dinner', time: '20:30', sums: ['624', '40', '64', '22'], foods: [
        ['Baked salmon', '140', 'g', '258', '28.6', '0.0', '15.8', '+2'], ['Peanut butter', '10', 'g', '60', '2.5', '1.6', '5.0', 'allergy']] },
    ],
    total: '1.859', target: '/ 1.850 kcal', inTarget: 'on target, 9 kcal over', macros: ['Protein', 'Carbohydrate', 'Fat'],
    ofTargets: [['133', '/ 125 g'], ['199', '/ 205 g'], ['57', '/ 58 g']], shares: [['28%', '1.9 g/kg'], ['42%', '2.9 g/kg'], ['27%', '0.8 g/kg']],
    micros: 'Micronutrients', microNames: ['Fibre', 'Iron', 'Calcium', 'Vitamin D', 'Vitamin B12', 'Magnesium'],
  },
  today: {
    label: 'The client’s day on the phone, with no network: workout, meals, check-in and weight',
    date: 'Friday 20 Nov', title: 'Today', days: ['M', 'T', 'W', 'T', 'F', 'S', 'S'], week: 'Week 5, day 3', exercises: 'exercises', begin: 'Start workout',
    kcal: '1.240', ofKcal: '/ 2.450 kcal', macros: ['Protein', 'Carbs', 'Fat'], lunch: 'Lunch', lunchIs: 'Rice, chicken, courgettes', checkIn: 'Check-in', due: 'Due tonight, 2 minutes',
    offline: 'Offline. Saved here, sent by itself.', tabs: ['Today', 'Program', 'Diet', 'Progress', 'Chat'],
  },
}
