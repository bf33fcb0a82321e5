import { packLibrary } from '@allenio/domain/aliments'

// a part of the library: number of the source, names in both languages, kcal and protein
const table = `
9003|Mela con buccia|Apple, with skin|52|0.26
9004|Mela senza buccia|Apple, without skin|48|0.27
9005|Mela bollita, senza buccia|Apple, boiled, without skin|53|0.26
9006|Mela cotta al microonde, senza buccia|Apple, microwaved, without skin|56|0.28
9050|Mirtilli|Blueberries|57|0.74
9077|Mela selvatica|Crab apple|76|0.4
9078|Mirtilli rossi americani (cranberry)|Cranberries|46|0.46
9296|Mela cotogna|Quince|57|0.4
9500|Mela Red Delicious con buccia|Apple, Red Delicious, with skin|59|0.27
9052|Mirtilli sciroppati|Blueberries, canned in heavy syrup|88|0.65
9053|Mirtilli selvatici surgelati|Wild blueberries, frozen|57|0
9054|Mirtilli surgelati|Blueberries, frozen|51|0.42
9055|Mirtilli surgelati zuccherati|Blueberries, frozen, sweetened|85|0.4
9079|Mirtilli rossi (cranberry) essiccati zuccherati|Cranberries, dried, sweetened|308|0.17
11260|Funghi champignon crudi|White mushrooms, raw|22|3.09
11379|Purè da fiocchi, con latte e burro|Mashed potatoes from flakes, with milk and butter|97|1.77
11657|Purè di patate con latte, fatto in casa|Mashed potatoes with milk, homemade|83|1.91
11934|Purè di patate con latte e burro, fatto in casa|Mashed potatoes with milk and butter, homemade|113|1.86
43128|Pollo vegetale|Meatless chicken|224|23.64
43410|Pollo vegetale impanato e fritto|Meatless chicken, breaded, fried|234|21.28
12071|Pasta di mandorle (marzapane)|Almond paste (marzipan)|458|9
12117|Latte di cocco|Coconut milk|230|2.29
12118|Latte di cocco in scatola|Coconut milk, canned|197|2.02
18211|Pasta sfoglia, cotta|Puff pastry, baked|558|7.4
18334|Pasta brisée surgelata|Shortcrust pastry, frozen|457|6.16
18335|Pasta brisée surgelata, cotta|Shortcrust pastry, frozen, baked|508|6.5
18336|Pasta brisée fatta in casa, cotta|Shortcrust pastry, homemade, baked|527|6.4
18337|Pasta sfoglia surgelata|Puff pastry, frozen|551|7.3
18338|Pasta fillo|Filo pastry|299|7.1
20420|Pasta di semola secca|Pasta, dry|371|13.04
1077|Latte intero con vitamina D aggiunta|Whole milk with added vitamin D|61|3.15
1078|Latte intero crudo (3,7% grassi)|Raw whole milk (3.7% fat)|64|3.28
1089|Latte a basso contenuto di sodio|Low-sodium milk|61|3.1
1091|Latte scremato in polvere|Skimmed milk powder|362|36.16
1095|Latte condensato zuccherato|Sweetened condensed milk|321|7.91
1211|Latte intero|Whole milk|61|3.15
1123|Uovo intero, crudo|Whole egg, raw|143|12.56
1124|Albume d'uovo, crudo|Egg white, raw|52|10.9
1125|Tuorlo d'uovo, crudo|Egg yolk, raw|322|15.86
1128|Uovo fritto|Fried egg|196|13.61
1129|Uovo sodo|Hard-boiled egg|155|12.58
1131|Uovo in camicia|Poached egg|143|12.51
1132|Uova strapazzate|Scrambled eggs|149|9.99
1133|Uovo intero in polvere|Whole egg powder|592|48.05
1138|Uovo di anatra, crudo|Duck egg, raw|185|12.81
1172|Albume pastorizzato|Egg white, pasteurised|48|10.2
1173|Albume in polvere|Egg white powder|382|81.1
5006|Pollo con pelle, crudo|Chicken, with skin, raw|215|18.6
5009|Pollo con pelle, arrosto|Chicken, with skin, roasted|239|27.3
5010|Pollo con pelle, bollito|Chicken, with skin, stewed|219|24.68
5011|Pollo senza pelle, crudo|Chicken, skinless, raw|119|21.39
5012|Pollo senza pelle, fritto|Chicken, skinless, fried|219|30.57
5057|Petto di pollo, con pelle, crudo|Chicken breast, with skin, raw|172|20.85
5060|Petto di pollo, con pelle, arrosto|Chicken breast, with skin, roasted|197|29.8
5061|Petto di pollo, con pelle, bollito|Chicken breast, with skin, stewed|184|27.39
5062|Petto di pollo, senza pelle, crudo|Chicken breast, skinless, raw|120|22.5
5063|Petto di pollo, senza pelle, fritto|Chicken breast, skinless, fried|187|33.44
5064|Petto di pollo, senza pelle, arrosto|Chicken breast, skinless, roasted|165|31.02
5065|Petto di pollo, senza pelle, bollito|Chicken breast, skinless, stewed|151|28.98
4037|Olio di crusca di riso|Rice bran oil|884|0
4038|Olio di germe di grano|Wheat germ oil|884|0
4042|Olio di arachidi|Peanut oil|884|0
4044|Olio di soia|Soybean oil|884|0
4047|Olio di cocco|Coconut oil|892|0
4053|Olio di oliva|Olive oil|884|0
4055|Olio di palma|Palm oil|884|0
`

/** Foods of the library that are much alike, as the server sends them. */
export const someLibraryFoods = packLibrary(
  table
    .trim()
    .split('\n')
    .map(line => {
      const [sourceId, nameIt = '', nameEn = '', kcal, protein] = line.split('|')
      const figures = { kcal: Number(kcal), protein: Number(protein), carbs: null, lipids: null, carbsIncludeFiber: false }
      return {
        sourceId: Number(sourceId),
        nameIt,
        nameEn,
        category: null,
        ...figures,
        allergens: {},
        cholesterol: null,
        twin: null,
        synonyms: [],
      }
    }),
)
