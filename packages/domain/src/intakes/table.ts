// Reference intakes of healthy people, as facts of EFSA (dietary reference values 2010 to 2019, upper levels up to 2025) and of LARN (SINU,
// V revision, 2024). Average requirements are left out, because one person is not judged by them; so are limits of supplements, and zinc
// but for a mixed diet. Each line: set, kind, sex, state, basis, condition, then the values by age in completed months, up to the second
// one but not with it. The unit is that of the nutrient.
export const intakeTable = {
  water: `
    EFSA AI any none per_day - 24-48=1300 48-108=1600
    EFSA AI m none per_day - 108-168=2100 168-=2500
    EFSA AI f none per_day - 108-168=1900 168-=2000
    EFSA AI any none per_day range_min 6-12=800 12-24=1100
    EFSA AI f pregnancy per_day - 216-=2300
    EFSA AI f lactation per_day - 216-=2700
    LARN AI any none per_day - 6-12=800 12-48=1200 48-84=1600 84-132=1800
    LARN AI m none per_day - 132-180=2100 180-=2500
    LARN AI f none per_day - 132-180=1900 180-=2000
    LARN AI f pregnancy per_day increment 216-=350
    LARN AI f lactation per_day increment 216-=700
  `,
  fiber: `
    EFSA AI any none per_day - 12-48=10 48-84=14 84-132=16 132-180=19 180-216=21 216-=25
    LARN AI any none per_MJ - 12-216=2
    LARN RI_MIN any none per_MJ - 216-=3
    LARN RI_MAX any none per_MJ - 216-=4
    LARN SDT any none per_day target_min 216-=25
  `,
  sugars: `
    LARN SDT any none percent_energy target_max 12-=15
  `,
  saturated_fat: `
    LARN SDT any none percent_energy target_max 6-=10
  `,
  polyunsaturated_fat: `
    LARN RI_MIN any none percent_energy - 6-=5
    LARN RI_MAX any none percent_energy - 6-=10
  `,
  omega_6_la: `
    EFSA AI any none percent_energy - 6-=4
  `,
  omega_3_ala: `
    EFSA AI any none percent_energy - 6-=0.5
  `,
  omega_3_dha: `
    EFSA AI any none per_day - 6-24=0.1
  `,
  vitamin_a_rae: `
    EFSA PRI any none per_day retinol_equivalents 6-48=250 48-84=300 84-132=400 132-180=600
    EFSA PRI m none per_day retinol_equivalents 180-=750
    EFSA PRI f none per_day retinol_equivalents 180-=650
    EFSA PRI f pregnancy per_day retinol_equivalents 216-=700
    EFSA PRI f lactation per_day retinol_equivalents 216-=1300
    LARN PRI any none per_day retinol_equivalents 6-48=250 48-84=300 84-132=400 132-180=600
    LARN PRI m none per_day retinol_equivalents 180-=750
    LARN PRI f none per_day retinol_equivalents 180-=650
    LARN PRI f pregnancy per_day retinol_equivalents 216-=700
    LARN PRI f lactation per_day retinol_equivalents 216-=1300
  `,
  retinol: `
    EFSA UL any none per_day - 4-12=600 12-48=800 48-84=1100 84-132=1500 132-180=2000 180-216=2600 216-=3000
    EFSA UL f pregnancy per_day - 216-=3000
    EFSA UL f lactation per_day - 216-=3000
    LARN UL any none per_day - 12-48=800 48-84=1100 84-132=1500 132-180=2000 180-216=2600
    LARN UL m none per_day - 216-=3000
    LARN UL f premenopause per_day - 216-=3000
    LARN UL f postmenopause per_day - 216-=1500
    LARN UL f pregnancy per_day - 216-=3000
    LARN UL f lactation per_day - 216-=3000
  `,
  vitamin_d: `
    EFSA AI any none per_day - 6-12=10 12-=15
    EFSA AI f pregnancy per_day - 216-=15
    EFSA AI f lactation per_day - 216-=15
    EFSA UL any none per_day - 0-6=25 6-12=35 12-132=50 132-=100
    EFSA UL f pregnancy per_day - 216-=100
    EFSA UL f lactation per_day - 216-=100
    LARN PRI any none per_day - 12-900=15 900-=20
    LARN PRI f pregnancy per_day - 216-=15
    LARN PRI f lactation per_day - 216-=15
    LARN AI any none per_day - 6-12=10
    LARN UL any none per_day - 6-12=40 12-48=65 48-132=75 132-=100
    LARN UL f pregnancy per_day - 216-=100
    LARN UL f lactation per_day - 216-=100
  `,
  vitamin_e: `
    EFSA AI any none per_day - 6-12=5 12-36=6 36-120=9
    EFSA AI m none per_day - 120-=13
    EFSA AI f none per_day - 120-=11
    EFSA AI f pregnancy per_day - 216-=11
    EFSA AI f lactation per_day - 216-=11
    EFSA UL any none per_day - 12-48=100 48-84=120 84-132=160 132-180=220 180-216=260 216-=300
    EFSA UL f pregnancy per_day - 216-=300
    EFSA UL f lactation per_day - 216-=300
    LARN AI any none per_day alpha_tocopherol_equivalents 6-12=4 12-48=5 48-84=6 84-132=8 132-180=11
    LARN AI m none per_day alpha_tocopherol_equivalents 180-=13
    LARN AI f none per_day alpha_tocopherol_equivalents 180-=12
    LARN AI f pregnancy per_day alpha_tocopherol_equivalents 216-=12
    LARN AI f lactation per_day alpha_tocopherol_equivalents 216-=15
    LARN UL any none per_day - 12-48=100 48-84=120 84-132=160 132-180=220 180-216=260 216-=300
    LARN UL f pregnancy per_day - 216-=300
    LARN UL f lactation per_day - 216-=300
  `,
  vitamin_k1: `
    EFSA AI any none per_day - 6-12=10 12-48=12 48-84=20 84-132=30 132-180=45 180-216=65 216-=70
    EFSA AI f pregnancy per_day - 216-=70
    EFSA AI f lactation per_day - 216-=70
    LARN AI any none per_day - 6-12=10 12-48=45 48-84=60 84-132=80 132-180=110
    LARN AI m none per_day - 180-=135
    LARN AI f none per_day - 180-216=120 216-=125
    LARN AI f pregnancy per_day - 216-=125
    LARN AI f lactation per_day - 216-=125
  `,
  vitamin_c: `
    EFSA PRI any none per_day - 6-48=20 48-84=30 84-132=45 132-180=70
    EFSA PRI m none per_day - 180-216=100 216-=110
    EFSA PRI f none per_day - 180-216=90 216-=95
    EFSA PRI f pregnancy per_day - 216-=105
    EFSA PRI f lactation per_day - 216-=155
    LARN PRI any none per_day - 12-48=35 48-84=45 84-132=60
    LARN PRI m none per_day - 132-180=90 180-=105
    LARN PRI f none per_day - 132-180=80 180-=85
    LARN PRI f pregnancy per_day - 216-=100
    LARN PRI f lactation per_day - 216-=130
  `,
  vitamin_b1: `
    EFSA PRI any none per_MJ - 6-=0.1
    EFSA PRI f pregnancy per_MJ - 216-=0.1
    EFSA PRI f lactation per_MJ - 216-=0.1
    LARN PRI any none per_MJ - 6-=0.0956
    LARN PRI f pregnancy per_MJ - 216-=0.0956
    LARN PRI f lactation per_MJ - 216-=0.0956
  `,
  vitamin_b2: `
    EFSA PRI any none per_day - 12-48=0.6 48-84=0.7 84-132=1 132-180=1.4 180-=1.6
    EFSA PRI f pregnancy per_day - 216-=1.9
    EFSA PRI f lactation per_day - 216-=2
    EFSA AI any none per_day - 6-12=0.4
    LARN PRI any none per_day - 48-84=0.7 180-=1.6
    LARN AI any none per_day - 6-12=0.4
  `,
  vitamin_b3: `
    EFSA PRI any none per_MJ niacin_equivalents 6-=1.6
    EFSA PRI f pregnancy per_MJ niacin_equivalents 216-=1.6
    EFSA PRI f lactation per_MJ niacin_equivalents 216-=1.6
    LARN PRI any none per_day niacin_equivalents 12-48=7 48-84=8 84-132=12 180-=18
    LARN PRI f pregnancy per_day niacin_equivalents 216-=22
    LARN PRI f lactation per_day niacin_equivalents 216-=22
    LARN AI any none per_day niacin_equivalents 6-12=5
  `,
  vitamin_b5: `
    EFSA AI any none per_day - 6-12=3 12-132=4 132-=5
    EFSA AI f pregnancy per_day - 216-=5
    EFSA AI f lactation per_day - 216-=7
    LARN AI any none per_day - 6-48=2 180-=5
    LARN AI f pregnancy per_day - 216-=6
    LARN AI f lactation per_day - 216-=7
  `,
  vitamin_b6: `
    EFSA PRI any none per_day - 12-48=0.6 48-84=0.7 84-132=1 132-180=1.4
    EFSA PRI m none per_day - 180-=1.7
    EFSA PRI f none per_day - 180-=1.6
    EFSA PRI f pregnancy per_day - 216-=1.8
    EFSA PRI f lactation per_day - 216-=1.7
    EFSA AI any none per_day - 6-12=0.3
    EFSA UL any none per_day - 4-6=2.2 6-12=2.5 12-48=3.2 48-84=4.5 84-132=6.1 132-180=8.6 180-216=10.7 216-=12
    EFSA UL f pregnancy per_day - 216-=12
    EFSA UL f lactation per_day - 216-=12
    LARN PRI any none per_day - 12-48=0.6 48-84=0.7 84-132=1 132-180=1.3
    LARN PRI m none per_day - 180-780=1.6 780-=1.7
    LARN PRI f none per_day - 180-780=1.4 780-=1.6
    LARN PRI f pregnancy per_day - 216-=1.9
    LARN PRI f lactation per_day - 216-=2
    LARN AI any none per_day - 6-12=0.4
    LARN UL any none per_day - 84-132=6.1 132-180=8.6 180-216=10.7 216-=12
    LARN UL f pregnancy per_day - 216-=12
    LARN UL f lactation per_day - 216-=12
  `,
  folic_acid: `
    EFSA UL any none per_day - 4-48=200 48-84=300 84-132=400 132-180=600 180-216=800 216-=1000
    EFSA UL f pregnancy per_day - 216-=1000
    EFSA UL f lactation per_day - 216-=1000
    LARN UL any none per_day - 12-48=200 48-84=300 84-132=400 132-180=600 180-216=800 216-=1000
    LARN UL f pregnancy per_day - 216-=1000
    LARN UL f lactation per_day - 216-=1000
  `,
  folate_dfe: `
    EFSA PRI any none per_day - 12-48=120 48-84=140 84-132=200 132-180=270 180-=330
    EFSA PRI f lactation per_day - 216-=500
    EFSA AI any none per_day - 6-12=80
    EFSA AI f pregnancy per_day - 216-=600
    LARN PRI any none per_day - 12-48=120 48-84=140 84-132=200 132-180=270 180-=330
    LARN AI any none per_day - 6-12=80
    LARN AI f pregnancy per_day - 216-=600
    LARN AI f lactation per_day - 216-=500
  `,
  vitamin_b12: `
    EFSA AI any none per_day - 6-84=1.5 84-132=2.5 132-180=3.5 180-=4
    EFSA AI f pregnancy per_day - 216-=4.5
    EFSA AI f lactation per_day - 216-=5
    LARN AI any none per_day - 6-48=1.4 48-84=1.7 84-132=2.5 180-=4
    LARN AI m none per_day - 132-180=3.4
    LARN AI f none per_day - 132-180=3.3
    LARN AI f pregnancy per_day - 216-=4.5
    LARN AI f lactation per_day - 216-=5
  `,
  choline: `
    EFSA AI any none per_day - 6-12=160 12-48=140 48-84=170 84-132=250 132-180=340 180-=400
    EFSA AI f pregnancy per_day - 216-=480
    EFSA AI f lactation per_day - 216-=520
  `,
  calcium: `
    EFSA PRI any none per_day - 12-48=450 48-132=800 132-216=1150 216-300=1000 300-=950
    EFSA PRI f pregnancy per_day - 216-300=1000 300-=950
    EFSA PRI f lactation per_day - 216-300=1000 300-=950
    EFSA AI any none per_day - 6-12=280
    EFSA UL any none per_day - 216-=2500
    EFSA UL f pregnancy per_day - 216-=2500
    EFSA UL f lactation per_day - 216-=2500
    LARN PRI any none per_day - 12-48=510 48-84=900 84-132=1040 132-216=1150
    LARN PRI m none per_day - 216-780=950 780-=1100
    LARN PRI f premenopause per_day - 216-=950
    LARN PRI f postmenopause per_day - 216-=1100
    LARN PRI f pregnancy per_day - 216-=1100
    LARN PRI f lactation per_day - 216-=1100
    LARN AI any none per_day - 6-12=280
    LARN UL any none per_day - 216-=2500
    LARN UL f pregnancy per_day - 216-=2500
    LARN UL f lactation per_day - 216-=2500
  `,
  iron: `
    EFSA PRI any none per_day - 6-12=11 12-84=7 84-144=11
    EFSA PRI m none per_day - 144-=11
    EFSA PRI f none per_day - 144-216=13
    EFSA PRI f premenopause per_day - 216-=16
    EFSA PRI f postmenopause per_day - 216-=11
    EFSA PRI f pregnancy per_day - 216-=16
    EFSA PRI f lactation per_day - 216-=16
    EFSA UL any none per_day safe_level 12-48=10 48-84=15 84-132=20 132-180=30 180-216=35 216-=40
    EFSA UL f pregnancy per_day safe_level 216-=40
    EFSA UL f lactation per_day safe_level 216-=40
    LARN PRI any none per_day - 6-12=11 12-48=8 48-84=11 84-132=13
    LARN PRI m none per_day - 132-180=10 180-216=13 216-=10
    LARN PRI f none per_day - 132-180=10 180-216=18
    LARN PRI f premenopause per_day - 216-=18
    LARN PRI f postmenopause per_day - 216-=10
    LARN PRI f pregnancy per_day - 216-=27
    LARN PRI f lactation per_day - 216-=11
  `,
  magnesium: `
    EFSA AI any none per_day - 6-12=80 12-36=170 36-120=230
    EFSA AI m none per_day - 120-216=300 216-=350
    EFSA AI f none per_day - 120-216=250 216-=300
    EFSA AI f pregnancy per_day - 216-=300
    EFSA AI f lactation per_day - 216-=300
    LARN AI any none per_day - 6-12=80 12-48=120 48-84=150 84-132=220 132-180=290 216-=350
    LARN AI m none per_day - 180-216=380
    LARN AI f none per_day - 180-216=310
    LARN AI f pregnancy per_day - 216-=350
    LARN AI f lactation per_day - 216-=350
  `,
  phosphorus: `
    EFSA AI any none per_day - 6-12=160 12-48=250 48-132=440 132-216=640 216-=550
    EFSA AI f pregnancy per_day - 216-=550
    EFSA AI f lactation per_day - 216-=550
    LARN AI any none per_day - 6-12=160 12-48=295 48-84=520 84-132=600 132-216=660
    LARN AI m none per_day - 216-780=550 780-=630
    LARN AI f premenopause per_day - 216-=550
    LARN AI f postmenopause per_day - 216-=630
    LARN AI f pregnancy per_day - 216-=630
    LARN AI f lactation per_day - 216-=630
  `,
  potassium: `
    EFSA AI any none per_day - 6-12=750 12-48=800 48-84=1100 84-132=1800 132-180=2700 180-=3500
    EFSA AI f pregnancy per_day - 216-=3500
    EFSA AI f lactation per_day - 216-=4000
    LARN AI any none per_day - 6-12=700
    LARN SDT any none per_day target_min 12-48=1500 48-84=1900 84-132=2700 132-780=4500 780-=3900
    LARN SDT f pregnancy per_day target_min 216-=4500
    LARN SDT f lactation per_day target_min 216-=4500
  `,
  sodium: `
    EFSA AI any none per_day - 6-12=200
    EFSA AI any none per_day safe_and_adequate 12-48=1100 48-84=1300 84-132=1700 132-=2000
    EFSA AI f pregnancy per_day safe_and_adequate 216-=2000
    EFSA AI f lactation per_day safe_and_adequate 216-=2000
    LARN AI any none per_day - 132-780=1500 780-=1200
    LARN AI f pregnancy per_day - 216-=1500
    LARN AI f lactation per_day - 216-=1500
    LARN SDT any none per_day target_max 132-780=2000 780-=1600
    LARN SDT f pregnancy per_day target_max 216-=2000
    LARN SDT f lactation per_day target_max 216-=2000
  `,
  zinc: `
    EFSA PRI any none per_day - 6-12=2.9 12-48=4.3 48-84=5.5 84-132=7.4 132-180=10.7
    EFSA PRI m none per_day - 180-216=14.2
    EFSA PRI f none per_day - 180-216=11.9
    EFSA PRI m none per_day phytate_600 216-=11.7
    EFSA PRI f none per_day phytate_600 216-=9.3
    EFSA PRI f pregnancy per_day increment 216-=1.6
    EFSA PRI f lactation per_day increment 216-=2.9
    EFSA UL any none per_day - 12-48=7 48-84=10 84-132=13 132-180=18 180-216=22 216-=25
    EFSA UL f pregnancy per_day - 216-=25
    EFSA UL f lactation per_day - 216-=25
    LARN PRI any none per_day - 6-12=3 12-48=5 48-84=6 84-132=8
    LARN PRI m none per_day - 132-=12
    LARN PRI f none per_day - 132-=9
    LARN PRI f pregnancy per_day - 216-=11
    LARN PRI f lactation per_day - 216-=12
    LARN UL any none per_day - 12-48=7 48-84=10 84-132=13 132-180=18 180-216=22 216-=25
    LARN UL f pregnancy per_day - 216-=25
    LARN UL f lactation per_day - 216-=25
  `,
  copper: `
    EFSA AI any none per_day - 6-12=0.4 12-36=0.7 36-120=1
    EFSA AI m none per_day - 120-216=1.3 216-=1.6
    EFSA AI f none per_day - 120-216=1.1 216-=1.3
    EFSA AI f pregnancy per_day - 216-=1.5
    EFSA AI f lactation per_day - 216-=1.5
    EFSA UL any none per_day - 12-48=1 48-84=2 84-132=3 132-216=4 216-=5
    LARN AI any none per_day - 6-12=0.3 12-48=0.4 48-84=0.5 84-132=0.7 132-180=1
    LARN AI m none per_day - 180-216=1.3 216-=1.4
    LARN AI f none per_day - 180-216=1.2 216-=1.3
    LARN AI f pregnancy per_day - 216-=1.5
    LARN AI f lactation per_day - 216-=1.5
    LARN UL any none per_day - 12-48=1 48-84=2 84-132=3 132-216=4 216-=5
  `,
  manganese: `
    EFSA AI any none per_day - 12-48=0.5 48-84=1 84-132=1.5 132-180=2 180-=3
    EFSA AI any none per_day range_min 6-12=0.02
    EFSA AI f pregnancy per_day - 216-=3
    EFSA AI f lactation per_day - 216-=3
    EFSA UL any none per_day safe_level 216-=8
    EFSA UL f pregnancy per_day safe_level 216-=8
    EFSA UL f lactation per_day safe_level 216-=8
    LARN AI any none per_day - 6-12=0.4 12-48=0.6 48-84=0.8 84-132=1.2 132-180=1.9
    LARN AI f none per_day - 180-=2.3
    LARN AI f pregnancy per_day - 216-=2.3
    LARN AI f lactation per_day - 216-=2.3
  `,
  selenium: `
    EFSA AI any none per_day - 6-48=15 48-84=20 84-132=35 132-180=55 180-=70
    EFSA AI f pregnancy per_day - 216-=70
    EFSA AI f lactation per_day - 216-=85
    EFSA UL any none per_day - 4-6=45 6-12=55 12-48=70 48-84=95 84-132=130 132-180=180 180-216=230 216-=255
    EFSA UL f pregnancy per_day - 216-=255
    EFSA UL f lactation per_day - 216-=255
    LARN AI any none per_day - 6-48=20 48-84=25 84-132=35 132-180=50 180-=55
    LARN AI f pregnancy per_day - 216-=60
    LARN AI f lactation per_day - 216-=60
    LARN UL any none per_day - 12-48=35 48-84=50 84-132=90 132-180=120 216-=200
    LARN UL m none per_day - 180-216=180
    LARN UL f none per_day - 180-216=170
    LARN UL f pregnancy per_day - 216-=200
    LARN UL f lactation per_day - 216-=200
  `,
  fluoride: `
    EFSA AI any none per_day - 6-12=400 12-48=600
    EFSA AI m none per_day - 48-84=1000 84-132=1500 132-180=2200 180-216=3200
    EFSA AI f none per_day - 48-84=900 84-132=1400 132-180=2300 180-216=2800 216-=2900
    EFSA AI f pregnancy per_day - 216-=2900
    EFSA AI f lactation per_day - 216-=2900
    EFSA UL any none per_day - 0-12=1000 12-48=1600 48-108=2000
    EFSA UL any none per_day safe_level 108-=3300
    EFSA UL f pregnancy per_day safe_level 216-=3300
    EFSA UL f lactation per_day safe_level 216-=3300
    LARN AI any none per_day - 6-12=400 12-48=700 48-84=1000 84-132=1600 132-180=2500
    LARN AI m none per_day - 180-=3500
    LARN AI f none per_day - 180-=3000
    LARN AI f pregnancy per_day - 216-=3000
    LARN AI f lactation per_day - 216-=3000
    LARN UL any none per_day - 12-48=1500 48-132=2500 132-180=5000 180-=7000
    LARN UL f pregnancy per_day - 216-=7000
    LARN UL f lactation per_day - 216-=7000
  `,
  caffeine: `
    EFSA UL any none per_kg safe_level 36-216=3
    EFSA UL any none per_day safe_level 216-=400
    EFSA UL f pregnancy per_day safe_level 216-=200
    EFSA UL f lactation per_day safe_level 216-=200
  `,
} as const
