type Place = { code: string; name: string };
type District = Place & { communities: readonly string[] };
type City = Place & { districts: readonly District[] };

/** Communes by their official code (CUT), grouped by the sectors people name. */
const cities: readonly City[] = [
  {
    code: 'santiago',
    name: 'Santiago',
    districts: [
      {
        code: 'santiago-centro',
        name: 'Centro',
        communities: [
          '13101 Santiago',
          '13106 Estación Central',
          '13108 Independencia',
          '13127 Recoleta',
          '13130 San Miguel',
        ],
      },
      {
        code: 'santiago-oriente',
        name: 'Oriente',
        communities: [
          '13113 La Reina',
          '13114 Las Condes',
          '13115 Lo Barnechea',
          '13118 Macul',
          '13120 Ñuñoa',
          '13122 Peñalolén',
          '13123 Providencia',
          '13132 Vitacura',
        ],
      },
      {
        code: 'santiago-norte',
        name: 'Norte',
        communities: ['13104 Conchalí', '13107 Huechuraba', '13125 Quilicura', '13128 Renca'],
      },
      {
        code: 'santiago-poniente',
        name: 'Poniente',
        communities: [
          '13102 Cerrillos',
          '13103 Cerro Navia',
          '13117 Lo Prado',
          '13119 Maipú',
          '13124 Pudahuel',
          '13126 Quinta Normal',
        ],
      },
      {
        code: 'santiago-sur',
        name: 'Sur',
        communities: [
          '13105 El Bosque',
          '13109 La Cisterna',
          '13111 La Granja',
          '13112 La Pintana',
          '13116 Lo Espejo',
          '13121 Pedro Aguirre Cerda',
          '13401 San Bernardo',
          '13129 San Joaquín',
          '13131 San Ramón',
        ],
      },
      {
        code: 'santiago-suroriente',
        name: 'Suroriente',
        communities: ['13110 La Florida', '13201 Puente Alto'],
      },
    ],
  },
  {
    code: 'valparaiso',
    name: 'Gran Valparaíso',
    districts: [
      {
        code: 'valparaiso-costa',
        name: 'Costa',
        communities: ['05103 Concón', '05101 Valparaíso', '05109 Viña del Mar'],
      },
      {
        code: 'valparaiso-interior',
        name: 'Interior',
        communities: ['05802 Limache', '05803 Olmué', '05801 Quilpué', '05804 Villa Alemana'],
      },
    ],
  },
  {
    code: 'concepcion',
    name: 'Gran Concepción',
    districts: [
      {
        code: 'concepcion-centro',
        name: 'Centro',
        communities: ['08103 Chiguayante', '08101 Concepción', '08105 Hualqui'],
      },
      {
        code: 'concepcion-costa',
        name: 'Costa',
        communities: ['08112 Hualpén', '08107 Penco', '08110 Talcahuano', '08111 Tomé'],
      },
      {
        code: 'concepcion-sur',
        name: 'Sur',
        communities: ['08102 Coronel', '08106 Lota', '08108 San Pedro de la Paz'],
      },
    ],
  },
  {
    code: 'la-serena',
    name: 'La Serena y Coquimbo',
    districts: [
      { code: 'la-serena-norte', name: 'Norte', communities: ['04101 La Serena'] },
      { code: 'la-serena-sur', name: 'Sur', communities: ['04102 Coquimbo'] },
      {
        code: 'la-serena-elqui',
        name: 'Valle de Elqui',
        communities: ['04105 Paihuano', '04106 Vicuña'],
      },
    ],
  },
  {
    code: 'antofagasta',
    name: 'Antofagasta',
    districts: [
      {
        code: 'antofagasta-costa',
        name: 'Costa',
        communities: ['02101 Antofagasta', '02102 Mejillones', '02104 Taltal'],
      },
      {
        code: 'antofagasta-interior',
        name: 'Interior',
        communities: ['02201 Calama', '02203 San Pedro de Atacama', '02103 Sierra Gorda'],
      },
    ],
  },
  {
    code: 'temuco',
    name: 'Temuco',
    districts: [
      {
        code: 'temuco-urbano',
        name: 'Urbano',
        communities: ['09112 Padre Las Casas', '09101 Temuco'],
      },
      {
        code: 'temuco-lacustre',
        name: 'Lacustre',
        communities: ['09115 Pucón', '09120 Villarrica'],
      },
    ],
  },
  {
    code: 'rancagua',
    name: 'Rancagua',
    districts: [
      {
        code: 'rancagua-urbano',
        name: 'Urbano',
        communities: ['06108 Machalí', '06101 Rancagua'],
      },
      {
        code: 'rancagua-valle',
        name: 'Valle',
        communities: ['06105 Doñihue', '06106 Graneros', '06115 Rengo'],
      },
    ],
  },
  {
    code: 'puerto-montt',
    name: 'Puerto Montt',
    districts: [
      {
        code: 'puerto-montt-costa',
        name: 'Costa',
        communities: ['10102 Calbuco', '10101 Puerto Montt'],
      },
      {
        code: 'puerto-montt-lago',
        name: 'Lago',
        communities: ['10105 Frutillar', '10107 Llanquihue', '10109 Puerto Varas'],
      },
    ],
  },
];

const children = new Map<string | undefined, Place[]>([
  [undefined, cities.map(placeOf)],
  ...cities.map((city): [string, Place[]] => [city.code, city.districts.map(placeOf)]),
  ...cities
    .flatMap((city) => city.districts)
    .map((district): [string, Place[]] => [district.code, district.communities.map(communeOf)]),
]);

/** The places below `parent`; without it the cities; `null` where there is no such parent. */
export function areasBelow(parent?: string): Place[] | null {
  return children.get(parent) ?? null;
}

/** True where `code` is one of the places below `parent`. */
export function isAreaBelow(parent: string | undefined, code: string): boolean {
  return areasBelow(parent)?.some((place) => place.code === code) ?? false;
}

function placeOf({ code, name }: Place): Place {
  return { code, name };
}

/** `13123 Providencia` as a place. */
function communeOf(text: string): Place {
  return { code: text.slice(0, 5), name: text.slice(6) };
}
