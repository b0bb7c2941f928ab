import { elementsNamed, parseXmlTree } from './xml-tree';

/** Output of aapt2. */
const printed = `N: android=http://schemas.android.com/apk/res/android (line=2)
  E: manifest (line=2)
    A: http://schemas.android.com/apk/res/android:versionCode(0x0101021b)=6
    A: package="cl.luka.app" (Raw: "cl.luka.app")
      E: application (line=20)
        A: http://schemas.android.com/apk/res/android:label(0x01010001)=@0x7f060000
        A: http://schemas.android.com/apk/res/android:allowBackup(0x01010280)=false
          E: activity (line=30)
            A: http://schemas.android.com/apk/res/android:name(0x01010003)="a.Main" (Raw: "a.Main")
              E: intent-filter (line=31)
          E: activity (line=40)
            A: http://schemas.android.com/apk/res/android:name(0x01010003)="a.Pay" (Raw: "a.Pay")
      E: uses-permission (line=50)
`;

test('nests elements by their indentation', () => {
  const root = parseXmlTree(printed);
  expect(root.tag).toBe('manifest');
  expect(root.children.map(({ tag }) => tag)).toEqual(['application', 'uses-permission']);
  expect(root.children[0]?.children.map(({ attributes }) => attributes.name)).toEqual([
    'a.Main',
    'a.Pay',
  ]);
});

test('parses text, flags, numbers and resources of attributes', () => {
  const root = parseXmlTree(printed);
  expect(root.attributes).toEqual({ versionCode: '6', package: 'cl.luka.app' });
  expect(root.children[0]?.attributes).toEqual({ label: '@0x7f060000', allowBackup: 'false' });
});

test('elementsNamed finds elements at any depth', () => {
  expect(elementsNamed(parseXmlTree(printed), 'activity')).toHaveLength(2);
  expect(elementsNamed(parseXmlTree(printed), 'service')).toEqual([]);
});

test('throws for other text', () => {
  expect(() => parseXmlTree('error: no such file')).toThrow('no XML tree');
});
