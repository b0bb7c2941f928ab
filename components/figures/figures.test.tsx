import { render, screen } from '@testing-library/react';
import { Figure, Figures } from './figures';

test('renders names and figures as a description list', () => {
  render(
    <Figures>
      <Figure label="Pides" value="$200.000" />
      <Figure label="Tu cupón" value="+$3.000" kind="less" />
      <Figure label="Recibes" value="$191.000" kind="total" />
      <Figure label="CAE" value="122,8 %" info={<button type="button">Qué es la CAE</button>} />
    </Figures>,
  );
  const terms = screen.getAllByRole('term').map((term) => term.textContent?.trim());
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
  expect(terms).toEqual(['Pides', 'Tu cupón', 'Recibes', 'CAE Qué es la CAE']);
  expect(figures).toEqual(['$200.000', '+$3.000', '$191.000', '122,8 %']);
});
