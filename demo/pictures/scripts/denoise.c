// Takes noise out of rendered light: a non-local mean over a disc of radius R, in which pixels count
// as far as their neighborhoods (2P+1 wide) look alike and as far as their guides agree.
//
// a and b are two halves of a rendering with independent noise: their difference tells how noisy a
// pixel is. Images are planar (channel, row, column), three channels; f holds nf guides, scaled by fs.
//
//   gcc -O3 -ffast-math -shared -fPIC denoise.c -o denoise.so -lm
#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define AT(x, y) ((size_t)(y) * w + (x))

// Mean over a square of 2r+1 pixels, cut off at the borders; t is scratch space.
static void box_mean(const float *s, float *d, float *t, int w, int h, int r) {
  for (int y = 0; y < h; y++) {
    const float *row = s + (size_t)y * w;
    float *out = t + (size_t)y * w;
    double sum = 0;
    int n = 0;
    for (int x = 0; x <= r && x < w; x++) sum += row[x], n++;
    for (int x = 0; x < w; x++) {
      out[x] = sum / n;
      if (x + r + 1 < w) sum += row[x + r + 1], n++;
      if (x - r >= 0) sum -= row[x - r], n--;
    }
  }
  float *sum = calloc(w, sizeof(float));
  int n = 0;
  for (int y = 0; y <= r && y < h; y++, n++)
    for (int x = 0; x < w; x++) sum[x] += t[AT(x, y)];
  for (int y = 0; y < h; y++) {
    for (int x = 0; x < w; x++) d[AT(x, y)] = sum[x] / n;
    if (y + r + 1 < h) {
      for (int x = 0; x < w; x++) sum[x] += t[AT(x, y + r + 1)];
      n++;
    }
    if (y - r >= 0) {
      for (int x = 0; x < w; x++) sum[x] -= t[AT(x, y - r)];
      n--;
    }
  }
  free(sum);
}

// Squared difference of every pixel to the one at offset o, less what noise explains of it.
static void compare(const float *mean, const float *var, float *d, int w, int h, int dy, int x0,
                    int x1, ptrdiff_t o, float k) {
  size_t size = (size_t)w * h;
  memset(d, 0, size * sizeof(float));
  for (int y = 0; y < h - dy; y++)
    for (int c = 0; c < 3; c++) {
      const float *m = mean + c * size + (size_t)y * w, *v = var + c * size + (size_t)y * w;
      float *out = d + (size_t)y * w;
      for (int x = x0; x < x1; x++) {
        float df = m[x] - m[x + o], va = v[x], vb = v[x + o], least = va < vb ? va : vb;
        out[x] += (df * df - (va + least)) / (1e-7f + k * k * (va + vb));
      }
    }
}

void dn(const float *a, const float *b, const float *f, int nf, const float *fs, float *out, int w,
        int h, int R, int P, float k) {
  size_t size = (size_t)w * h, bytes = size * sizeof(float);
  float *mean = malloc(3 * bytes), *var = malloc(3 * bytes), *weight = calloc(size, sizeof(float));
  float *d = malloc(bytes), *t = malloc(bytes), *alike = malloc(bytes);
  for (int c = 0; c < 3; c++) {
    for (size_t i = 0; i < size; i++) {
      float half = .5f * (a[c * size + i] - b[c * size + i]);
      mean[c * size + i] = .5f * (a[c * size + i] + b[c * size + i]);
      d[i] = half * half;
    }
    box_mean(d, var + c * size, t, w, h, 3);
  }
  memcpy(out, mean, 3 * bytes);
  for (size_t i = 0; i < size; i++) weight[i] = 1;
  // Each pair of pixels is met once, from its upper or left one, and counts for both.
  for (int dy = 0; dy <= R; dy++)
    for (int dx = dy ? -R : 1; dx <= R; dx++) {
      if (dx * dx + dy * dy > R * R + 1) continue;
      int x0 = dx < 0 ? -dx : 0, x1 = dx > 0 ? w - dx : w;
      ptrdiff_t o = (ptrdiff_t)dy * w + dx;
      compare(mean, var, d, w, h, dy, x0, x1, o, k);
      box_mean(d, alike, t, w, h, P);
      for (int y = 0; y < h - dy; y++)
        for (int x = x0; x < x1; x++) {
          size_t i = AT(x, y);
          float apart = alike[i] / 3, guides = 0;
          if (apart < 0) apart = 0;
          for (int j = 0; j < nf; j++) {
            float z = (f[j * size + i] - f[j * size + i + o]) * fs[j];
            guides += z * z;
          }
          if (guides > apart) apart = guides;
          if (apart > 14) continue;
          float share = expf(-apart);
          weight[i] += share;
          weight[i + o] += share;
          for (int c = 0; c < 3; c++) {
            out[c * size + i] += share * mean[c * size + i + o];
            out[c * size + i + o] += share * mean[c * size + i];
          }
        }
    }
  for (int c = 0; c < 3; c++)
    for (size_t i = 0; i < size; i++) out[c * size + i] /= weight[i];
  free(mean), free(var), free(weight), free(d), free(t), free(alike);
}
