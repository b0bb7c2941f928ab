import cities from './areas.json';

type Area = { code: string; name: string };

/** Cities, districts and communes by their parent; communes have their official code (CUT). */
const children = new Map<string | undefined, Area[]>([
  [undefined, cities.map(areaOf)],
  ...cities.map((city): [string, Area[]] => [city.code, city.districts.map(areaOf)]),
  ...cities
    .flatMap((city) => city.districts)
    .map((district): [string, Area[]] => [district.code, district.communities.map(communeOf)]),
]);

/** The areas below `parent`, or the cities without it; `null` for an unknown parent. */
export function areasBelow(parent?: string): Area[] | null {
  return children.get(parent) ?? null;
}

/** True if `code` is one of the areas below `parent`. */
export function isAreaBelow(parent: string | undefined, code: string): boolean {
  return areasBelow(parent)?.some((area) => area.code === code) ?? false;
}

function areaOf({ code, name }: Area): Area {
  return { code, name };
}

/** `13123 Providencia` as an area. */
function communeOf(text: string): Area {
  return { code: text.slice(0, 5), name: text.slice(6) };
}
