declare module '@mui/material/styles' {
  interface Palette {
    marigold: Palette['primary'];
    blush: Palette['primary'];
  }
  interface PaletteOptions {
    marigold: { main: string; contrastText: string };
    blush: { main: string; contrastText: string };
  }
}

/** The light scheme. */
export const lightPalette = {
  background: { default: '#fbf6ec', paper: '#fffdf8' },
  text: { primary: '#2a211c', secondary: '#6b5d53', disabled: '#8b7d72' },
  primary: { main: '#b3262e', dark: '#8f1a22', light: '#c9474d', contrastText: '#fffdf8' },
  secondary: { main: '#1f5148', dark: '#153a33', light: '#3a7468', contrastText: '#fffdf8' },
  marigold: { main: '#e2a33b', contrastText: '#2a211c' },
  blush: { main: '#f4ddd0', contrastText: '#2a211c' },
  error: { main: '#a3201f', dark: '#7f1716', light: '#c3504c', contrastText: '#fffdf8' },
  warning: { main: '#8a5a0b', contrastText: '#fffdf8' },
  success: { main: '#1f5148', contrastText: '#fffdf8' },
  info: { main: '#1f5148', contrastText: '#fffdf8' },
  divider: 'rgba(42, 33, 28, 0.14)',
  action: {
    hover: 'rgba(42, 33, 28, 0.05)',
    disabled: '#8b7d72',
    disabledBackground: 'rgba(42, 33, 28, 0.1)',
  },
};

/** The dark scheme. */
export const darkPalette = {
  background: { default: '#171210', paper: '#221b18' },
  text: { primary: '#f3eae0', secondary: '#bdaea2', disabled: '#8f8177' },
  primary: { main: '#f0766f', dark: '#f59a94', light: '#f59a94', contrastText: '#250907' },
  secondary: { main: '#7fc2b2', dark: '#a3d7ca', light: '#a3d7ca', contrastText: '#0a211c' },
  marigold: { main: '#e8b45a', contrastText: '#2a211c' },
  blush: { main: '#3a2722', contrastText: '#f3eae0' },
  error: { main: '#ff9b92', dark: '#ffb8b1', light: '#ffb8b1', contrastText: '#250907' },
  warning: { main: '#e8b45a', contrastText: '#2a211c' },
  success: { main: '#7fc2b2', contrastText: '#0a211c' },
  info: { main: '#7fc2b2', contrastText: '#0a211c' },
  divider: 'rgba(243, 234, 224, 0.16)',
  action: {
    hover: 'rgba(243, 234, 224, 0.07)',
    disabled: '#8f8177',
    disabledBackground: 'rgba(243, 234, 224, 0.12)',
  },
};
